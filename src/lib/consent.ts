import { CONSENT_KEY } from '../config/constants.ts';
import type { Store } from './storage.ts';

/** Whether analytics may run, and whether the banner is shown. */
interface Consent {
  allowed: boolean;
  ask: boolean;
}

/**
 * The visitor's consent to analytics. Global Privacy Control counts as declined, whatever is
 * stored.
 * @param answer the stored text; anything but "true" and "false" counts as no answer
 */
export const consent = (
  answer: string | undefined,
  privacyControl: boolean | undefined,
): Consent => ({
  allowed: answer === 'true' && !privacyControl,
  ask: answer !== 'true' && answer !== 'false' && !privacyControl,
});

export const readAnswer = (store: Store) => store.get(CONSENT_KEY);

/**
 * Stores an answer. If the storage is full, the answer before it goes, since it holds no longer.
 */
export function writeAnswer(store: Store, answer: 'true' | 'false'): void {
  store.set(CONSENT_KEY, answer);
  if (readAnswer(store) !== answer) store.remove(CONSENT_KEY);
}
