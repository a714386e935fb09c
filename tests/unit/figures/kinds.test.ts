import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { SLIM } from '../../../src/figures/drawing.ts';
import { card, draw, figureProblems, table } from '../../../src/figures/index.ts';
import { num, signed, withUnit } from '../../../src/figures/numbers.ts';
import { figureSchema } from '../../../src/schemas/figures/index.ts';
import { ALL, EACH_KIND, figureSample, mistaken, WORDS } from './samples.ts';

describe('numbers', () => {
  it('are written as given, computed ones with three significant figures', () => {
    expect([
      num(239.5),
      num(9420),
      num(0.625),
      num(1 / 3),
      num(1234.567),
      num(412 - 14 - 58 - 0.1),
    ]).toEqual(['239.5', '9,420', '0.625', '0.333', '1,234.567', '339.9']);
    expect([num(-12.4), signed(3), signed(-3), num(-0.0001, 1)]).toEqual([
      '−12.4',
      '+3',
      '−3',
      '0',
    ]);
    expect([withUnit(9420, 'rpm'), withUnit(-1.2, '€ million/y')]).toEqual([
      '9,420 rpm',
      '−€1.2 million/y',
    ]);
  });
});

describe('a span of time or speed', () => {
  it.each(['speedRange', 'operating'])('%s that runs downwards is named itself', (field) => {
    const { error } = figureSchema.safeParse({ ...figureSample('bode'), [field]: [10900, 8200] });
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });
});

it('a bridge that ends at 0 has its axis from there', () => {
  const toNothing = figureSample('bridge', {
    start: { label: 'Before', value: 100 },
    steps: [
      { label: 'First step', delta: -10 },
      { label: 'Second step', delta: -90 },
    ],
    end: { label: 'After', value: 0 },
  });
  const ticks = draw(toNothing, WORDS, SLIM).texts.filter(({ style }) => style === 'tick');
  expect(ticks.map(({ text }) => text)).toEqual(['kt CO2e/y', '0', '20', '40', '60', '80', '100']);
});

describe('what the numbers of a drawing can’t be', () => {
  it.each(ALL)('%s has none of it', (_, figure) => expect(figureProblems(figure)).toEqual([]));

  it.each(mistaken.map(({ figure, at }) => [figure.type, at, figure] as const))(
    '%s: %s is found',
    (_, at, figure) => {
      expect(figureProblems(figure).map(({ path }) => path.join('.'))).toContain(at);
    },
  );

  it('is named with the value that would be right', () => {
    const [problem] = figureProblems({ ...figureSample('weibull'), beta: 2 });
    expect(problem).toEqual({
      path: ['beta'],
      message: expect.stringContaining('is 2; the fit'),
      repair: expect.stringContaining('beta: 2.62'),
    });
    const growth = figureSample('reliability-growth');
    const outside = {
      ...growth,
      segments: growth.segments.map((s) => ({ ...s, events: [...s.events, s.to + 1] })),
    };
    expect(figureProblems(outside)[0]?.message).toBe('is 18001, beyond the period from 0 to 18000');
  });
});

describe('tables', () => {
  it.each(ALL)(
    '%s has as many cells in each row as in its head, and a header in each',
    (_, figure) => {
      const { head, rows } = table(figure, WORDS);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        expect(row).toHaveLength(head.length);
        expect(row[0]).not.toBe('');
      }
    },
  );
});

/** Places of numbers in a figure. */
const numbersIn = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'number'
    ? [path]
    : Object.entries(value instanceof Object ? value : {}).flatMap(([key, each]) =>
        numbersIn(each, [...path, key]),
      );

it('whatever number the check lets pass, each kind can be drawn with it', () => {
  const allowed = EACH_KIND.flatMap(([, sample]) =>
    numbersIn(sample).flatMap((path) =>
      [0, 1e-6, 1e9].flatMap((number) => {
        const document = parseDocument(JSON.stringify(sample));
        document.setIn(path, number);
        const figure = figureSchema.safeParse(document.toJS()).data;
        return figure && figureProblems(figure).length === 0 ? [figure] : [];
      }),
    ),
  );
  expect(allowed.length).toBeGreaterThan(100);
  for (const figure of allowed)
    expect(card(figure, WORDS), figure.type).not.toMatch(/NaN|Infinity|undefined|∞/);
});
