/**
 * Cookie consent, without React: shows the banner until it is answered, stores the answer, opens
 * the banner again from the footer, applies answers given in other tabs, and starts or stops
 * what needs consent.
 */
import { type Answer, consentOf, isAnswerKey, writeAnswer } from '../../lib/consent.ts';
import { safeStore } from '../../lib/storage.ts';
import { isActivated } from '../when-activated.ts';
import { runOnly } from './consented-scripts.ts';

const store = safeStore(() => localStorage);
const { globalPrivacyControl: privacyControl } = navigator as { globalPrivacyControl?: boolean };
const banner = document.querySelector<HTMLElement>('[data-cookies]');
/** The answer given on this page, for a browser without storage. */
let answer: Answer | undefined;
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

/** The answer of the button that has submitted the banner's form. */
const answerOf = ({ submitter }: SubmitEvent): Answer =>
  (submitter as HTMLButtonElement).value === 'true' ? 'true' : 'false';

function applyAnswer(given: Answer) {
  answer = given;
  writeAnswer(store, given);
  const hadFocus = banner?.contains(document.activeElement);
  const back = opener ?? document.getElementById('content');
  opener = undefined;
  sync();
  if (hadFocus) back?.focus({ preventScroll: true });
}

/** Applies what another tab has stored, also when it has cleared the storage. */
function followOtherTabs() {
  addEventListener('storage', ({ key }) => {
    if (key && !isAnswerKey(key)) return;
    answer = opener = undefined;
    sync();
  });
}

/** Shows a button of the footer, which opens the banner again. */
function openFromFooter(button: HTMLElement) {
  button.hidden = false;
  button.addEventListener('click', () => {
    opener = button;
    sync();
    banner?.focus({ preventScroll: true });
  });
}

/**
 * In a low window the banner's text scrolls behind the answers. Its link scrolls to the top when it
 * gets the focus, but not while it is being pressed: if it moved before the release, the click
 * would be lost.
 */
function keepLinkInView({ target }: FocusEvent) {
  const focused = target as Element;
  if (banner && focused.matches('a:not(:active)'))
    banner.scrollTop += focused.getBoundingClientRect().top - banner.getBoundingClientRect().top;
}

/** Adds the listeners and applies the stored answer. */
export function watchConsent(): void {
  followOtherTabs();
  addEventListener('pageshow', sync);
  addEventListener('resize', sync);
  document.addEventListener('prerenderingchange', sync);
  banner?.addEventListener('submit', (event) => {
    event.preventDefault();
    applyAnswer(answerOf(event));
  });
  banner?.addEventListener('focusin', keepLinkInView);
  for (const button of document.querySelectorAll<HTMLElement>('[data-cookies-open]'))
    openFromFooter(button);
  const note = banner?.querySelector<HTMLElement>('[data-privacy-control]');
  if (note) note.hidden = !privacyControl;
  sync();
}
