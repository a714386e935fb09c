import { describe, expect, test } from 'vitest';
import type { OwnType } from '../../../src/own-numbers/fields/index.ts';
import { fragmentOf, hasNumbers, type Typed } from '../../../src/own-numbers/link.ts';
import { change, linked } from '../../../src/own-numbers/solve.ts';
import { settings } from '../../support/settings.ts';
import { benchOf, outcomeOf } from './outcomes.ts';

const { labels } = settings('own-numbers');
const open = (type: OwnType, fragment: string) => {
  const { instrument, first } = benchOf(type);
  return linked(instrument, first, fragment);
};
const texts = {
  ...benchOf('site-rating').first.texts,
  'machines.0.label': 'A & B #1 = “best” +5 %41 &amp;',
};
const typed: Typed = { texts, units: 'us', mark: 'comma' };
const link = fragmentOf(typed);

describe('a link', () => {
  test('in capitals opens with the same numbers', () => {
    const capitals = link.replace(/[^&=]+=/g, (name) => name.toUpperCase());
    expect(open('site-rating', capitals)).toEqual(typed);
  });

  test('that is cut anywhere gives no result, and nothing of the example', () => {
    for (let length = '#numbers='.length; length < link.indexOf('&end') + 4; length++) {
      const cut = open('site-rating', link.slice(0, length));
      const { mistakes, result } = outcomeOf('site-rating', cut);
      expect(result, link.slice(0, length)).toBeUndefined();
      expect(mistakes[0]?.sentence).toContain('incomplete');
      const whole = Object.entries(open('site-rating', link).texts);
      const arrived = Object.entries(cut.texts).slice(0, -1);
      expect(whole.slice(0, arrived.length)).toEqual(arrived);
    }
  });

  test('that lacks a field says which, until a field is changed', () => {
    const cut = open('weibull', '#numbers=si&failures=90;96;30;49;82&interval=&end=1');
    expect(outcomeOf('weibull', cut).mistakes).toEqual([
      { sentence: expect.stringContaining('Ages of parts still running') },
    ]);
    const { instrument, data } = benchOf('weibull');
    const mended = change(instrument, data, cut, 'suspensions', '100;45;10');
    expect(outcomeOf('weibull', mended).result?.table.rows[0]?.[1]).toBe('2.02');
  });

  test('in units that nobody has says so', () => {
    const other = open(
      'weibull',
      '#numbers=metric&failures=90;96;30;49;82&suspensions=&interval=&end=1',
    );
    expect(outcomeOf('weibull', other).mistakes).toEqual([
      { sentence: expect.stringContaining(labels.units) },
    ]);
  });

  test('without numbers opens the example, or nothing', () => {
    expect(open('weibull', '#numbers')).toEqual(benchOf('weibull').first);
    const fragments = ['#numbers', '#numbers=si', '#numbers%3Dsi', '#drawing', ''];
    expect(fragments.filter(hasNumbers)).toEqual(['#numbers', '#numbers=si', '#numbers%3Dsi']);
  });
});
