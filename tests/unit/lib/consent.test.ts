import { expect, test } from 'vitest';
import { CONSENT_KEY } from '../../../src/config/constants.ts';
import { consent, readAnswer, writeAnswer } from '../../../src/lib/consent.ts';

test.each([
  ['true ', false, { allowed: false, ask: true }],
  [undefined, true, { allowed: false, ask: false }],
])('an answer of %j and privacy control %s', (answer, privacyControl, expected) => {
  expect(consent(answer, privacyControl)).toEqual(expected);
});

test('a full storage keeps no answer that was given before', () => {
  const stored = new Map([[CONSENT_KEY, 'true']]);
  const full = {
    get: (key: string) => stored.get(key),
    set: () => undefined,
    remove: (key: string) => void stored.delete(key),
  };
  writeAnswer(full, 'false');
  expect(readAnswer(full)).toBeUndefined();
});
