import { expect, test } from 'vitest';
import { CONSENT_KEY } from '../../../src/config/constants.ts';
import { consent, readAnswer, writeAnswer } from '../../../src/lib/consent.ts';

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

test('a full storage keeps no answer that was given before', () => {
  const stored = new Map([[CONSENT_KEY, 'true']]);
  const full = { get: (key: string) => stored.get(key), set: () => undefined, remove: (key: string) => void stored.delete(key) };
  writeAnswer(full, 'false');
  expect(readAnswer(full)).toBeUndefined();
});
