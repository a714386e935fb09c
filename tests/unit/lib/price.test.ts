import { expect, test } from 'vitest';
import { daysAndPrices, priceText, withRates } from '../../../src/lib/price.ts';

const RATES = { senior: 1450, principal: 1750 };
const LABELS = {
  priceRange: 'about {from} to {to}',
  priceNote: 'plus travel',
  days: '{days} days',
};

test('a price is the fewest days at the lower rate and the most at the higher one, in whole thousands', () => {
  expect(priceText([{ days: [12, 16] }], RATES, LABELS)).toBe(
    'about €17,000 to €28,000, plus travel',
  );
});

test('several prices say what they are for', () => {
  const prices = [
    { days: [8, 12] as const, for: 'for a design' },
    { days: [18, 30] as const, for: 'for a failure' },
  ];
  expect(priceText(prices, RATES, LABELS)).toBe(
    'about €12,000 to €21,000 for a design; about €26,000 to €53,000 for a failure, plus travel',
  );
});

test('days stand before what they cost, one number where they do not vary', () => {
  const prices = [{ days: [2, 5] as const, for: 'a visit' }, { days: [9, 9] as const }];
  expect(daysAndPrices(prices, RATES, LABELS)).toEqual([
    'about 2 to 5 days, about €3,000 to €9,000 a visit',
    '9 days, about €13,000 to €16,000',
  ]);
});

test('rates are filled into facts', () => {
  const [section] = withRates(
    [{ facts: [{ label: 'Day rate', value: '{senior} or {principal} a day' }] }],
    RATES,
  );
  expect(section?.facts).toEqual([{ label: 'Day rate', value: '€1,450 or €1,750 a day' }]);
});
