import { expect, test } from 'vitest';
import {
  CONSENT_CATEGORIES,
  consentOf,
  readAnswer,
  storedFor,
  writeAnswer,
} from '../../../src/lib/consent.ts';

const storage = (entries: Record<string, string>) => {
  const stored = new Map(Object.entries(entries));
  return {
    get: (key: string) => stored.get(key),
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  };
};
const accepted = storedFor('true');

test.each([
  ['anything else', Object.fromEntries(Object.keys(accepted).map((key) => [key, 'true ']))],
  ['nothing', {}],
])('%s stored is no answer, and not asked for under Global Privacy Control', (_, stored) => {
  expect(consentOf(storage(stored), false)).toEqual({ allowed: [], ask: true });
  expect(consentOf(storage(stored), true)).toEqual({ allowed: [], ask: false });
});

test('an answer that a browser does not store holds on its page', () => {
  expect(consentOf(storage({}), false, 'true')).toEqual({
    allowed: CONSENT_CATEGORIES,
    ask: false,
  });
  expect(consentOf(storage(storedFor('false')), false, 'true').allowed).toEqual([]);
});

test('a full storage keeps no answer that was given before', () => {
  const full = { ...storage(accepted), set: () => undefined };
  writeAnswer(full, 'false');
  expect(readAnswer(full)).toBeUndefined();
});
