import { useSyncExternalStore } from 'react';
import { BUTTON_CLASS } from '../lib/class-names.ts';
import { readAnswer } from '../lib/consent.ts';
import { safeStore } from '../lib/storage.ts';
import { Icon } from './Icon.tsx';
import { island, TRANSLATABLE } from './island.tsx';

interface Props {
  accept: string;
  decline: string;
  close: string;
}

/**
 * The buttons of the cookie banner. `boot/consent-watch.ts`, which runs on every page without
 * React, handles the answer. The island is hydrated for a visitor who opens the banner again: it
 * then shows which answer was given.
 */
export const CookieBanner = island(Buttons);

function Buttons({ accept, decline, close }: Props) {
  const answer = useSyncExternalStore(subscribe, readStored, () => undefined);
  const isPressed = (value: string) => (answer === undefined ? undefined : answer === value);
  return (
    <form className="flex flex-wrap items-center gap-3">
      <button
        type="submit"
        className={BUTTON_CLASS.answer}
        value="true"
        aria-pressed={isPressed('true')}
        {...TRANSLATABLE}
      >
        {accept}
      </button>
      <button
        type="submit"
        className={BUTTON_CLASS.answer}
        value="false"
        aria-pressed={isPressed('false')}
        {...TRANSLATABLE}
      >
        {decline}
      </button>
      <button
        type="submit"
        className="-me-[16px] grid size-[48px] cursor-pointer place-items-center"
        value="false"
        aria-label={close}
      >
        <Icon name="close" />
      </button>
    </form>
  );
}

const readStored = () => readAnswer(safeStore(() => localStorage));

/** Answers of this tab, which are stored before the event gets to the document, and of others. */
function subscribe(notify: () => void): () => void {
  document.addEventListener('submit', notify);
  addEventListener('storage', notify);
  return () => {
    document.removeEventListener('submit', notify);
    removeEventListener('storage', notify);
  };
}
