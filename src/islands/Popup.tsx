import { type MouseEvent, useState } from 'react';
import { POPUP_SEEN_KEY } from '../config/constants.ts';
import { safeStore } from '../lib/storage.ts';
import { Boundary } from './Boundary.tsx';
import { Glyph } from './Glyph.tsx';
import { useModal } from './use-modal.ts';

interface Action {
  label: string;
  route: string;
}
interface Props {
  failure: string;
  close: string;
  headline: string;
  text: string;
  paper: Action;
  service: Action;
  dismiss: string;
}

const markSeen = () => safeStore(() => sessionStorage).set(POPUP_SEEN_KEY, 'true');

/** The promotional popup. It lives only once it is due, and so opens at once; however it is left, it was seen. */
export const Popup = (props: Props) => (
  <Boundary name="Popup" failure={props.failure}>
    <Promotion {...props} />
  </Boundary>
);

function Promotion({ close, headline, text, paper, service, dismiss }: Props) {
  const [gone, setGone] = useState(false);
  const modal = useModal();
  if (gone) return null;
  const leave = () => {
    markSeen();
    setGone(true);
  };
  // Followed into another tab, the link leaves this page as it was: without the popup.
  const follow = (event: MouseEvent) => {
    markSeen();
    if (event.ctrlKey || event.metaKey || event.shiftKey) modal.close();
  };
  return (
    <dialog className="popup" aria-labelledby="popup-headline" onClose={leave} {...modal.props}>
      <div>
        <button className="x" type="button" aria-label={close} onClick={modal.close}>
          <Glyph name="close" />
        </button>
        <h2 id="popup-headline">{headline}</h2>
        <p>{text}</p>
        <p>
          <a className="button button-solid" href={paper.route} onClick={follow}>
            {paper.label}
          </a>
          <a className="button" href={service.route} onClick={follow}>
            {service.label}
          </a>
          <button className="button" type="button" onClick={modal.close}>
            {dismiss}
          </button>
        </p>
      </div>
    </dialog>
  );
}
