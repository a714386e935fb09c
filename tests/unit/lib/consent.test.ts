import { expect, test } from 'vitest';
import { consent } from '../../../src/lib/consent.ts';

test.each([
  ['true', false, { allowed: true, ask: false }],
  ['false', false, { allowed: false, ask: false }],
  [undefined, false, { allowed: false, ask: true }],
  [undefined, undefined, { allowed: false, ask: true }],
  ['true', true, { allowed: false, ask: false }],
  ['false', true, { allowed: false, ask: false }],
  [undefined, true, { allowed: false, ask: false }],
])('an answer of %s and privacy control %s', (answer, privacyControl, expected) => {
  expect(consent(answer, privacyControl)).toEqual(expected);
});

test.each(['', 'TRUE', 'yes', '1', 'null', '"true"', 'true ', '{}'])('%j is no answer', (junk) => {
  expect(consent(junk, false)).toEqual({ allowed: false, ask: true });
});
