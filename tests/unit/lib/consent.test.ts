import { expect, test } from 'vitest';
import { CONSENT_KEY } from '../../../src/config/constants.ts';
import { consent, readAnswer, writeAnswer } from '../../../src/lib/consent.ts';
import { safeStore } from '../../../src/lib/storage.ts';
import { memoryStorage, throwingStorage } from '../../support/storage.ts';

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

test('the answer is stored under the specified key with the specified values', () => {
  const storage = memoryStorage();
  const store = safeStore(() => storage);
  expect(readAnswer(store)).toBeUndefined();
  writeAnswer(store, 'true');
  expect(storage.getItem('cookieConsent')).toBe('true');
  expect(CONSENT_KEY).toBe('cookieConsent');
  writeAnswer(store, 'false');
  expect(readAnswer(store)).toBe('false');
});

test('without a storage there is no answer', () => {
  expect(readAnswer(safeStore(throwingStorage))).toBeUndefined();
});
