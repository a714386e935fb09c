/**
 * Cookie consent, without React: shows the banner where there is no answer yet, opens it again from the footer, follows answers in
 * other tabs, and starts or stops analytics. It also stores the answer, so that this needs no hydration.
 */
import { CONSENT_KEY } from '../../config/constants.ts';
import { consent, readAnswer, writeAnswer } from '../../lib/consent.ts';
import { safeStore } from '../../lib/storage.ts';
import { setAnalytics } from './analytics.ts';
import { CONSENT_ANSWER } from './consent-answer.ts';

const store = safeStore(() => localStorage);
const { globalPrivacyControl: privacyControl } = navigator as { globalPrivacyControl?: boolean };
const banner = document.querySelector<HTMLElement>('[data-cookies]');
/** What was answered on this page, for a browser that stores nothing. */
let answer: string | undefined;
/** What opened the banner again and gets the focus back. */
let opener: HTMLElement | undefined;

function sync() {
  const { allowed, ask } = consent(readAnswer(store) ?? answer, privacyControl);
  if (banner) {
    banner.hidden = !(ask || opener);
    // A focused element is scrolled to above the banner.
    document.documentElement.style.scrollPaddingBottom = `${banner.offsetHeight}px`;
  }
  if (!(document as { prerendering?: boolean }).prerendering) setAnalytics(allowed);
}

function take(given: 'true' | 'false') {
  answer = given;
  writeAnswer(store, given);
  const hadFocus = banner?.contains(document.activeElement);
  const back = opener ?? document.getElementById('content');
  opener = undefined;
  sync();
  if (hadFocus) back?.focus({ preventScroll: true });
}

/** Starts to listen. */
export function watchConsent(): void {
  addEventListener('storage', ({ key }) => {
    // Another tab has stored an answer, or cleared the storage.
    if (key && key !== CONSENT_KEY) return;
    answer = opener = undefined;
    sync();
  });
  addEventListener('pageshow', sync);
  addEventListener('resize', sync);
  document.addEventListener('prerenderingchange', sync);
  document.addEventListener(CONSENT_ANSWER, ({ detail }: CustomEventInit<'true' | 'false'>) => detail && take(detail));
  // Handles the form until the island is hydrated, and where its code can't be loaded.
  banner?.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    take((event.submitter as HTMLButtonElement).value === 'true' ? 'true' : 'false');
  });
  // In a low window the banner has its own scroll bar; a focused element in it is scrolled into view.
  banner?.addEventListener('focusin', ({ target }) => {
    const { top, height } = (target as Element).getBoundingClientRect();
    const box = banner.getBoundingClientRect();
    if (target !== banner) banner.scrollTop += top + height / 2 - box.top - box.height / 2;
  });
  for (const button of document.querySelectorAll<HTMLElement>('[data-cookies-open]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      opener = button;
      sync();
      banner?.focus({ preventScroll: true });
    });
  }
  const note = banner?.querySelector<HTMLElement>('[data-privacy-control]');
  if (note) note.hidden = !privacyControl;
  sync();
}
