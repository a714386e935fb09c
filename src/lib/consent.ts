import { CONSENT_KEY } from '../config/constants.ts';
import type { Store } from './storage.ts';

/**
 * What runs only with the visitor's consent: each category is a script of `settings/embeds.yaml`,
 * here with the localStorage key of its answer. One banner asks for all of them.
 */
const ANSWER_KEYS = { analytics: CONSENT_KEY };
export type ConsentCategory = keyof typeof ANSWER_KEYS;
export const CONSENT_CATEGORIES = Object.keys(ANSWER_KEYS) as ConsentCategory[];
const keys = Object.values(ANSWER_KEYS);

export type Answer = 'true' | 'false';

/** What the browser stores for a visitor who has given this answer, by key. */
export const storedFor = (answer: Answer): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [key, answer]));

export const isAnswerKey = (key: string): boolean => keys.includes(key);

/**
 * The visitor's consent. Global Privacy Control counts as declined, whatever is stored.
 * @param given the answer given on this page, for a browser that stores none. What is stored counts
 *   before it; anything but "true" and "false" is no answer
 * @returns the categories that may run, and whether the banner is shown: also for a category that
 *   was added since the visitor answered
 */
export function consentOf(store: Store, privacyControl: boolean | undefined, given?: Answer) {
  const answerTo = (category: ConsentCategory) => store.get(ANSWER_KEYS[category]) ?? given;
  const isOpen = (category: ConsentCategory) => !/^(true|false)$/.test(answerTo(category) ?? '');
  const accepted = CONSENT_CATEGORIES.filter((category) => answerTo(category) === 'true');
  return {
    allowed: privacyControl ? [] : accepted,
    ask: !privacyControl && CONSENT_CATEGORIES.some(isOpen),
  };
}

/** The stored answer, if it is the same for all categories. */
export function readAnswer(store: Store): string | undefined {
  const [first, ...others] = keys.map((key) => store.get(key));
  return others.every((other) => other === first) ? first : undefined;
}

/**
 * Stores an answer for all categories. If the storage is full, the answer before it goes, since it
 * holds no longer.
 */
export function writeAnswer(store: Store, answer: Answer): void {
  for (const key of keys) {
    store.set(key, answer);
    if (store.get(key) !== answer) store.remove(key);
  }
}
