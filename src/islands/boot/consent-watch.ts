/**
 * Cookie consent, without React: shows the banner until it is answered, stores the answer, opens
 * the banner again from the footer, applies answers given in other tabs, and starts or stops
 * what needs consent.
 */
import { consentOf, isAnswerKey, writeAnswer } from '../../lib/consent.ts';
import { safeStore } from '../../lib/storage.ts';
import { isActivated } from '../when-activated.ts';
import { runOnly } from './consented-scripts.ts';

const store = safeStore(() => localStorage);
const { globalPrivacyControl: privacyControl } = navigator as { globalPrivacyControl?: boolean };
const banner = document.querySelector<HTMLElement>('[data-cookies]');
/** The answer given on this page, for a browser without storage. */
let answer: 'true' | 'false' | undefined;
/** The button that reopened the banner; it gets the focus back. */
let opener: HTMLElement | undefined;

function sync() {
  const { allowed, ask } = consentOf(store, privacyControl, answer);
  if (banner) {
    banner.hidden = !(ask || opener);
    // Focused elements are scrolled into view above the banner.
    document.documentElement.style.scrollPaddingBottom = `${banner.offsetHeight}px`;
  }
  if (isActivated()) runOnly(allowed);
}

function applyAnswer(given: 'true' | 'false') {
  answer = given;
  writeAnswer(store, given);
  const hadFocus = banner?.contains(document.activeElement);
  const back = opener ?? document.getElementById('content');
  opener = undefined;
  sync();
  if (hadFocus) back?.focus({ preventScroll: true });
}

/** Adds the listeners and applies the stored answer. */
export function watchConsent(): void {
  addEventListener('storage', ({ key }) => {
    // Another tab has stored an answer or cleared the storage.
    if (key && !isAnswerKey(key)) return;
    answer = opener = undefined;
    sync();
  });
  addEventListener('pageshow', sync);
  addEventListener('resize', sync);
  document.addEventListener('prerenderingchange', sync);
  banner?.addEventListener('submit', (event) => {
    event.preventDefault();
    applyAnswer((event.submitter as HTMLButtonElement).value === 'true' ? 'true' : 'false');
  });
  // In a low window the banner's text scrolls behind the answers. Its link scrolls to the top when
  // it gets the focus, but not while it is being pressed: if it moved before the release, the click
  // would be lost.
  banner?.addEventListener('focusin', ({ target }) => {
    const focused = target as Element;
    if (focused.matches('a:not(:active)'))
      banner.scrollTop += focused.getBoundingClientRect().top - banner.getBoundingClientRect().top;
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
