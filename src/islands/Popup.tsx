import { useState } from 'react';
import { POPUP_SEEN_KEY } from '../config/constants.ts';
import { BUTTON_CLASS, MODAL_CLASS } from '../lib/class-names.ts';
import { safeStore } from '../lib/storage.ts';
import { CloseButton } from './CloseButton.tsx';
import { island } from './island.tsx';
import { useModal } from './use-modal.ts';

interface Action {
  label: string;
  route: string;
}
interface Props {
  close: string;
  headline: string;
  text: string;
  paper: Action;
  service: Action;
  dismiss: string;
}

/**
 * The promotional popup. It opens as soon as it is hydrated (`client:delayed`), and counts as seen
 * however it is closed: also by one of its links, so that it is not open on a page from the
 * back/forward cache, or behind a new tab.
 */
export const Popup = island(Promotion, { isFloating: true });

function Promotion({ close, headline, text, paper, service, dismiss }: Props) {
  const [isClosed, setIsClosed] = useState(false);
  const modal = useModal();
  if (isClosed) return null;
  const closed = () => {
    safeStore(() => sessionStorage).set(POPUP_SEEN_KEY, 'true');
    setIsClosed(true);
  };
  return (
    <dialog
      className={`${MODAL_CLASS} w-xl max-w-[92vw] border border-t-4 border-paper border-t-straw`}
      aria-labelledby="popup-headline"
      onClose={closed}
      {...modal.props}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] ps-[min(2rem,7vw)] pe-2 pt-2 pb-8">
        <h2 className="col-start-1 row-start-1 pt-6 text-h2" id="popup-headline" tabIndex={-1}>
          {headline}
        </h2>
        <CloseButton label={close} onClick={modal.close} />
        <p className="col-span-2 me-[min(1.5rem,5vw)] mt-4">{text}</p>
        <p className="col-span-2 me-[min(1.5rem,5vw)] mt-7 grid gap-3">
          <a className={BUTTON_CLASS.solid} href={paper.route} onClick={modal.close}>
            {paper.label}
          </a>
          <a className={BUTTON_CLASS.outline} href={service.route} onClick={modal.close}>
            {service.label}
          </a>
          <button className={BUTTON_CLASS.outline} type="button" onClick={modal.close}>
            {dismiss}
          </button>
        </p>
      </div>
    </dialog>
  );
}
