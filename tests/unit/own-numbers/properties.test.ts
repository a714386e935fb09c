import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Field, fieldsOf } from '../../../src/own-numbers/fields/field.ts';
import { FIELDS, type OwnType } from '../../../src/own-numbers/fields/index.ts';
import { fragmentOf, type Typed } from '../../../src/own-numbers/link.ts';
import { asTyped } from '../../../src/own-numbers/numbers.ts';
import { linked } from '../../../src/own-numbers/solve.ts';
import type { FigureOf } from '../../../src/schemas/figures/index.ts';
import { benchOf, converted, outcomeOf, typedInto } from './outcomes.ts';

// The same cases in each run; what one of them finds is kept as a case of its own beside it.
fc.configureGlobal({ seed: 61, numRuns: 100 });

const TYPES = ['weibull', 'site-rating', 'performance-map'] as const;

/** A positive number of some magnitude, with up to four figures. */
const magnitude = (min: number, max: number) =>
  fc
    .tuple(
      fc.double({ min: Math.log10(min), max: Math.log10(max), noNaN: true }),
      fc.constantFrom(1, 2, 3, 4),
    )
    .map(([exponent, figures]) => Number((10 ** exponent).toPrecision(figures)));

const age = magnitude(1, 200_000);
const ages = (minLength: number, maxLength: number) => fc.array(age, { minLength, maxLength });

/** Ways in which a column comes from a spreadsheet, which all mean the same. */
const grouped = (value: number, between: string) =>
  String(value).replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, between));
const WAYS: Record<string, (values: readonly number[]) => string> = {
  lines: (values) => values.map((value) => asTyped(value)).join('\n'),
  'a row': (values) => values.map((value) => asTyped(value)).join('; '),
  units: (values) => values.map((value) => `${asTyped(value)} h`).join('\r\n'),
  'a heading': (values) => `Unit 3, hours\n${values.map((value) => asTyped(value)).join('\n')}`,
  'list marks': (values) => values.map((value, i) => `${i + 1}. ${asTyped(value)}`).join('\n'),
  'no-break spaces': (values) => values.map((value) => grouped(value, '\u00a0')).join('\n'),
  'spaces and units': (values) => values.map((value) => `${grouped(value, ' ')} h`).join('\n'),
  'hidden marks': (values) => values.map((value) => `\u200e${asTyped(value)}\u200b`).join('\n'),
};

const anyText = fc.string({ unit: 'binary', maxLength: 30 });
const numberLike = fc.stringMatching(/^-?[0-9]{0,4}[ .,]?[0-9]{0,4}[.,]?[0-9]{0,3}$/);
const inRange = ({ min, max }: Field) =>
  fc.double({ min, max, noNaN: true }).map((value) => asTyped(Number(value.toPrecision(4))));

/** What someone types: numbers within the limits, and now and then something else. */
const typedIn = (type: OwnType): fc.Arbitrary<Typed> => {
  const { first } = benchOf(type);
  const textOf = (field: Field) => {
    const ours = fc.constant(first.texts[field.at] ?? '');
    const list = fc.tuple(ages(3, 12), fc.constantFrom(...Object.values(WAYS)));
    const right = {
      list: list.map(([values, write]) => write(values)),
      text: anyText,
      number: inRange(field),
    }[field.kind ?? 'number'];
    return fc.oneof(
      { weight: 6, arbitrary: ours },
      { weight: 6, arbitrary: right },
      { weight: 1, arbitrary: numberLike },
      { weight: 1, arbitrary: anyText },
    );
  };
  const texts = Object.fromEntries(
    fieldsOf(FIELDS[type]).map((field) => [field.at, textOf(field)]),
  );
  return fc.record({ texts: fc.record(texts), units: fc.constantFrom('si', 'us') });
};

/** A sentence or cells without their numbers and units: what is judged. */
const judged = (text: string) =>
  text.replace(/[−+-]?[\d.,]+( ?(?:MW|hp|°[CF]|m³\/h|ft³\/min|kJ\/kg|ft|rpm))?/g, '#');

describe.each(TYPES)('%s', (type) => {
  test('has a reason or a finished result for whatever is typed, never both', () => {
    fc.assert(
      fc.property(typedIn(type), (typed) => {
        const { result, mistakes, question } = outcomeOf(type, typed);
        expect(!!result).toBe(mistakes.length === 0 && !question);
        for (const { sentence } of mistakes) expect(sentence).not.toMatch(/NaN|undefined|\{/);
        if (!result) return;
        expect(`${result.verdict} ${result.table.rows.join()}`).not.toMatch(
          /NaN|undefined|∞|Infinity|\{/,
        );
      }),
    );
  });

  test('has the same numbers at the other end of a link, however it travelled', () => {
    const ways = [
      (link: string) => link,
      (link: string) => link.replaceAll('&', '&amp;'),
      (link: string) => `#${encodeURIComponent(link.slice(1))}`,
      (link: string) => `#${encodeURIComponent(encodeURIComponent(link.slice(1)))}`,
      (link: string) => `${link}&utm_source=mail`,
      (link: string) => `${link}).`,
    ];
    const { instrument, first } = benchOf(type);
    fc.assert(
      fc.property(typedIn(type), fc.constantFrom(...ways), (typed, travel) => {
        const link = fragmentOf(typed);
        const arrived = linked(instrument, first, travel(link));
        expect(fragmentOf(arrived)).toBe(link);
        expect(outcomeOf(type, arrived).result).toEqual(outcomeOf(type, typed).result);
      }),
    );
  });

  const numberFields = fieldsOf(FIELDS[type]).filter(({ kind }) => !kind);

  test.each(['si', 'us'] as const)('takes the limits that it names in %s units', (units) => {
    const sentenceAt = (place: string, text: string) =>
      typedInto(type, { [place]: text }, units).mistakes.find(({ at }) => at === place)?.sentence;
    for (const { at } of numberFields) {
      const refusal = sentenceAt(at, '?') ?? '';
      const [, ...limits] = /from (\S+) to (\S+)/.exec(refusal) ?? [];
      expect(limits, at).toHaveLength(2);
      for (const limit of limits) expect(sentenceAt(at, limit)).not.toBe(refusal);
    }
  });

  test('has the same numbers after a change of units and back', () => {
    const { first } = benchOf(type);
    const numbers = Object.fromEntries(numberFields.map((field) => [field.at, inRange(field)]));
    fc.assert(
      fc.property(fc.record(numbers), (entered) => {
        const typed: Typed = { units: 'si', texts: { ...first.texts, ...entered } };
        expect(converted(type, converted(type, typed, 'us'), 'si')).toEqual(typed);
      }),
    );
  });

  test('judges the same in both units', () => {
    fc.assert(
      fc.property(typedIn(type), (typed) => {
        const si: Typed = { ...typed, units: 'si' };
        const { result } = outcomeOf(type, si);
        const us = outcomeOf(type, converted(type, si, 'us')).result;
        expect(us && judged(us.verdict)).toBe(result && judged(result.verdict));
      }),
    );
  });
});

describe('a column of ages', () => {
  const { first } = benchOf('weibull');
  test('is read as the same ages, whichever way it is written', () => {
    fc.assert(
      fc.property(
        fc.array(age.map(Math.ceil), { minLength: 5, maxLength: 12 }),
        fc.constantFrom(...Object.keys(WAYS)),
        (values, way) => {
          const texts = { ...first.texts, failures: WAYS[way]?.(values) ?? '' };
          const { result, mistakes } = outcomeOf('weibull', { texts, units: 'si' });
          const isEqual = new Set(values).size < 2;
          expect([way, result ? 'result' : mistakes[0]?.sentence]).toEqual([
            way,
            isEqual ? expect.stringContaining('are all equal') : 'result',
          ]);
          if (!result) return;
          const { failures } = result.drawing as FigureOf<'weibull'>;
          expect(failures).toEqual(values);
        },
      ),
    );
  });
});
