import { BUTTON_CLASS } from '../lib/class-names.ts';
import { Icon } from './Icon.tsx';
import { island } from './island.tsx';

interface Props {
  accept: string;
  decline: string;
  close: string;
}

/** The buttons of the cookie banner. `boot/consent-watch.ts`, which runs on every page without React, handles the answer. */
export const CookieBanner = island('CookieBanner', Buttons);

function Buttons({ accept, decline, close }: Props) {
  return (
    <form className="flex flex-wrap items-center gap-3">
      <button type="submit" className={BUTTON_CLASS.answer} value="true">
        {accept}
      </button>
      <button type="submit" className={BUTTON_CLASS.answer} value="false">
        {decline}
      </button>
      <button type="submit" className="-me-[16px] grid size-[48px] cursor-pointer place-items-center" value="false" aria-label={close}>
        <Icon name="close" />
      </button>
    </form>
  );
}
