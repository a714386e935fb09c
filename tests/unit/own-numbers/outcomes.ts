import type { OwnType } from '../../../src/own-numbers/fields/index.ts';
import type { OwnData } from '../../../src/own-numbers/instruments/index.ts';
import type { Typed } from '../../../src/own-numbers/link.ts';
import { opened } from '../../../src/own-numbers/open-example.ts';
import { convert, example, solve } from '../../../src/own-numbers/solve.ts';
import type { Units } from '../../../src/own-numbers/units.ts';
import { settings } from '../../support/settings.ts';
import { figureSample, WORDS } from '../figures/samples.ts';

const SAMPLES = {
  weibull: figureSample('weibull'),
  'site-rating': figureSample('site-rating'),
  'performance-map': figureSample('performance-map', { flowUnit: 'm³/h', headUnit: 'kJ/kg' }),
};

/** The sentences of the verdicts, each behind its name: `wear: β is …`. */
const named = (verdicts: Record<string, string>) =>
  Object.fromEntries(Object.entries(verdicts).map(([name, said]) => [name, `${name}: ${said}`]));

/** An instrument with the sample of its kind as its page's drawing. */
export function benchOf(type: OwnType) {
  const { instrument, data } = opened(SAMPLES[type], settings('own-numbers'), WORDS);
  const words = { ...data.words, verdicts: named(data.words.verdicts) } as OwnData['words'];
  return { instrument, data: { ...data, words }, first: example(instrument, data) };
}

/** What an instrument says of what is typed. */
export function outcomeOf(type: OwnType, typed: Typed) {
  const { instrument, data } = benchOf(type);
  return solve(instrument, data, typed);
}

/** What is typed, in other units. */
export const converted = (type: OwnType, typed: Typed, to: Units): Typed =>
  convert(benchOf(type).instrument, typed, to);

/** What an instrument says of its example with other texts in some fields; the verdict by name. */
export function typedInto(type: OwnType, change: Record<string, string> = {}, units: Units = 'si') {
  const { texts } = converted(type, benchOf(type).first, units);
  const outcome = outcomeOf(type, { texts: { ...texts, ...change }, units });
  const { result } = outcome;
  return {
    ...outcome,
    drawing: result?.drawing,
    more: result?.more,
    table: result?.table.rows ?? [],
    verdict: result?.verdict.split(':')[0],
  };
}
