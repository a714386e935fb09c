import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { PALETTE } from '../../../src/figures/palette.ts';
import { PORTRAIT_SIDE, portrait } from '../../../src/figures/portraits/index.ts';
import { type Discipline, disciplineSchema } from '../../../src/schemas/discipline.ts';

/** One of each kind, and the same kind with other numbers. */
const KINDS: [Discipline, Discipline][] = [
  [
    { kind: 'rotor', stages: 3 },
    { kind: 'rotor', stages: 9 },
  ],
  [
    { kind: 'orbit', whirl: 0.3, share: 0.1 },
    { kind: 'orbit', whirl: 0.6, share: 2 },
  ],
  [
    { kind: 'blade', lobes: 2, holes: 3 },
    { kind: 'blade', lobes: 4, holes: 9 },
  ],
  [
    { kind: 'impeller', blades: 5, sweep: 20 },
    { kind: 'impeller', blades: 15, sweep: 70 },
  ],
  [
    { kind: 'weibull', failures: [100, 200, 300, 400] },
    { kind: 'weibull', failures: [900, 1000, 1010, 1100, 1200, 4000] },
  ],
  [
    { kind: 'hull', roll: 2 },
    { kind: 'hull', roll: 15 },
  ],
  [
    { kind: 'fracture', marks: 5 },
    { kind: 'fracture', marks: 14 },
  ],
  [
    { kind: 'surge', speeds: [0.5, 0.7, 0.9] },
    { kind: 'surge', speeds: [0.6, 0.7, 0.8, 0.9, 1, 1.1] },
  ],
  [
    { kind: 'cascade', critical: 0.3, amplification: 2.5 },
    { kind: 'cascade', critical: 0.8, amplification: 12 },
  ],
  [
    { kind: 'record', events: [0.1, 0.5, 0.9] },
    { kind: 'record', events: [0.8, 0.4, 0.2] },
  ],
];
const all = KINDS.flat();
const drawn = (discipline: Discipline) => load(portrait(discipline), { xml: true });

/** Coordinates of a path as the drawings write them: M absolute, l, h, v relative, z. */
function pointsOf(d: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', list = ''] of d.matchAll(/([Mlhvz])([^Mlhvz]*)/g)) {
    const numbers = (list.match(/-?[\d.]+/g) ?? []).map(Number);
    const step = command === 'h' || command === 'v' ? 1 : 2;
    for (let at = 0; at < numbers.length; at += step) {
      const [a = Number.NaN, b = Number.NaN] = numbers.slice(at, at + step);
      if (command === 'M') [x, y] = [a, b];
      else [x, y] = [x + (command === 'v' ? 0 : a), y + (command === 'h' ? 0 : command === 'v' ? a : b)];
      points.push([x, y]);
    }
  }
  return points;
}

const outside = ($: ReturnType<typeof load>) =>
  $('path')
    .toArray()
    .flatMap((path) => pointsOf($(path).attr('d') ?? ''))
    .filter(([x, y]) => !(x >= 0 && x <= PORTRAIT_SIDE && y >= 0 && y <= PORTRAIT_SIDE));

describe('a portrait', () => {
  test('has a sample of every kind of the schema here', () => {
    const kinds = disciplineSchema.options.map((option) => option.shape.kind.value);
    expect(KINDS.map(([{ kind }]) => kind).sort()).toEqual([...kinds].sort());
    for (const discipline of all) expect(disciplineSchema.safeParse(discipline).success, JSON.stringify(discipline)).toBe(true);
  });

  test.each(all)('%j stays within its square', (discipline) => {
    const $ = drawn(discipline);
    expect($('path').length).toBeGreaterThan(1);
    expect(outside($)).toEqual([]);
  });
  test('a drawing that leaves its square is found', () => {
    expect(outside(load(`<svg><path d="M10 10l-20 5h${PORTRAIT_SIDE + 20}"/></svg>`, { xml: true }))).toHaveLength(2);
  });

  test.each(all)('%j has the colours of paper and no style of its own', (discipline) => {
    const $ = drawn(discipline);
    const colours = $('path, circle')
      .toArray()
      .flatMap((element) => [$(element).attr('stroke'), $(element).attr('fill')])
      .filter((colour) => colour !== undefined && colour !== 'none');
    const known: readonly string[] = Object.values(PALETTE.paper);
    expect(colours.filter((colour = '') => !known.includes(colour))).toEqual([]);
    expect($('[style], style, [id]')).toHaveLength(0);
  });

  test.each(KINDS)('%j differs from the same kind with other numbers', (one, other) => {
    expect(portrait(one)).toBe(portrait(structuredClone(one)));
    expect(portrait(one)).not.toBe(portrait(other));
  });
});

describe('what the numbers mean', () => {
  const lines = (discipline: Discipline, stroke: string) =>
    drawn(discipline)(`path[stroke="${stroke}"]`)
      .toArray()
      .map(({ attribs }) => attribs.d ?? '')
      .join('');
  const count = (text: string, sign: string) => text.split(sign).length - 1;

  test('a rotor has as many impellers above its axis as stages', () => {
    const shapes = (stages: number) => count(lines({ kind: 'rotor', stages }, PALETTE.paper.ink), 'z');
    expect(shapes(7) - shapes(4)).toBe(3);
  });
  test('an impeller has as many splitters as blades', () => {
    const added = (stroke: string) =>
      count(lines({ kind: 'impeller', blades: 11, sweep: 45 }, stroke), 'M') -
      count(lines({ kind: 'impeller', blades: 8, sweep: 45 }, stroke), 'M');
    expect(added(PALETTE.paper.ink)).toBe(3);
    expect(added(PALETTE.paper.mute)).toBe(3);
  });
  test('a Weibull plot has a point for each failure', () => {
    expect(drawn({ kind: 'weibull', failures: [100, 250, 300, 420, 800] })('circle')).toHaveLength(5);
  });
  test('the first event of a record is marked, whichever trace has it', () => {
    const marked = (events: [number, number, number]) => drawn({ kind: 'record', events })('circle').attr('cy');
    expect(new Set([marked([0.2, 0.5, 0.8]), marked([0.5, 0.2, 0.8]), marked([0.8, 0.5, 0.2])]).size).toBe(3);
  });
});
