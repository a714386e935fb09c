import type { OwnType } from '../../../src/own-numbers/fields/index.ts';
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

/** An instrument with the sample of its kind as its page's drawing. */
export function benchOf(type: OwnType) {
  const { instrument, data } = opened(SAMPLES[type], settings('own-numbers'), WORDS);
  return { instrument, data, first: example(instrument, data) };
}

/** What an instrument says of what is typed. */
export function solved(type: OwnType, typed: Typed) {
  const { instrument, data } = benchOf(type);
  return solve(instrument, data, typed);
}

/** What is typed, in other units. */
export const converted = (type: OwnType, typed: Typed, to: Units): Typed =>
  convert(benchOf(type).instrument, typed, to);

/** What an instrument says of its example, with other texts in some fields. */
export function use(type: OwnType, change: Record<string, string> = {}, units: Units = 'si') {
  const { instrument, first } = benchOf(type);
  const { texts } = convert(instrument, first, units);
  const outcome = solved(type, { texts: { ...texts, ...change }, units });
  const { result } = outcome;
  const table = result?.table.rows ?? [];
  return {
    instrument,
    texts,
    ...outcome,
    drawing: result?.drawing,
    verdict: result?.verdict,
    more: result?.more,
    table,
  };
}
