import { expect, test } from 'vitest';
import { chargedFor, daysAndPrices, priceText, withRates } from '../../../src/lib/price.ts';

const RATES = { senior: 1450, principal: 1750 };
const LABELS = {
  priceRange: 'about {from} to {to}',
  priceNote: 'at {rate} a day',
  days: '{days} days',
};
const team = { senior: 1, principal: 1 };
const design = { days: [8, 12] as const, for: 'for a design' };
const failure = { days: [18, 30] as const, for: 'for a failure' };
const review = { team, prices: [design, failure] };

test('a price is the days at the mean rate of the team, in whole thousands', () => {
  const prices = [{ days: [12, 16] as const }];
  expect(priceText({ team, prices }, RATES, LABELS)).toBe(
    'about €19,000 to €26,000, at €1,600 a day',
  );
  expect(priceText({ team: { senior: 2, principal: 1 }, prices }, RATES, LABELS)).toBe(
    'about €19,000 to €25,000, at €1,550 a day',
  );
});

test('several prices say what they are for', () => {
  expect(priceText(review, RATES, LABELS)).toBe(
    'about €13,000 to €19,000 for a design; about €29,000 to €48,000 for a failure, at €1,600 a day',
  );
});

test('days stand before what they cost, one number where they do not vary', () => {
  const prices = [{ days: [2, 5] as const, for: 'a visit' }, { days: [9, 9] as const }];
  expect(daysAndPrices({ team: { senior: 1, principal: 0 }, prices }, RATES, LABELS)).toEqual([
    'about 2 to 5 days, about €3,000 to €7,000 a visit',
    '9 days, €13,000',
  ]);
});

test('of several prices only the one for the purpose is charged, and it has to be one of them', () => {
  expect(chargedFor(review, 'for a failure', 'a.mdx').prices).toEqual([failure]);
  expect(chargedFor({ team, prices: [design] }, undefined, 'a.mdx').prices).toEqual([design]);
  expect(() => chargedFor(review, 'for a pump', 'a.mdx')).toThrow(
    'a.mdx: the service has several prices, so “for:” must be "for a design" or "for a failure".',
  );
});

test('rates are filled into facts', () => {
  const [section] = withRates(
    [{ facts: [{ label: 'Day rate', value: '{senior} or {principal} a day' }] }],
    RATES,
  );
  expect(section?.facts).toEqual([{ label: 'Day rate', value: '€1,450 or €1,750 a day' }]);
});
