import {
  Suspense,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ownNumbersFile } from '../../config/routes.ts';
import { island } from '../../islands/island.tsx';
import { BUTTON_CLASS } from '../../lib/class-names.ts';
import type { OwnType } from '../fields.ts';
import type { Instrument, OwnData } from '../instruments/index.ts';
import { NUMBERS } from '../link.ts';

interface Props {
  type: OwnType;
  label: string;
}

const INSTRUMENTS: { [T in OwnType]: () => Promise<{ instrument: Instrument<T> }> } = {
  weibull: () => import('../instruments/weibull.ts'),
  'site-rating': () => import('../instruments/site-rating.ts'),
  'performance-map': () => import('../instruments/performance-map.ts'),
};
const instrumentOf = <T extends OwnType>(type: T): Promise<{ instrument: Instrument<T> }> =>
  INSTRUMENTS[type]();

/** The code, the numbers of the page's drawing with all words, and the link that they open with. */
const load = (type: OwnType) =>
  Promise.all([
    import('./Workbench.tsx'),
    instrumentOf(type),
    fetch(ownNumbersFile(location.pathname.slice(1))).then((response) => {
      if (!response.ok) throw new Error(response.statusText || String(response.status));
      return response.json() as Promise<OwnData>;
    }),
    location.hash,
  ]);

/**
 * A button under a drawing, which opens it for the visitor’s own numbers, in the drawing’s place.
 */
export const OwnNumbers = island(Opener);

function Opener({ type, label }: Props) {
  const [loading, setLoading] = useState<ReturnType<typeof load>>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A copied link opens with its numbers, also on a page that is already open.
    const open = () => {
      if (new URLSearchParams(location.hash.slice(1)).has(NUMBERS)) setLoading(load(type));
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [type]);
  const close = () => {
    history.replaceState(history.state, '', location.pathname + location.search);
    setLoading(undefined);
    requestAnimationFrame(() => button.current?.focus());
  };
  const opener = (
    <button
      ref={button}
      type="button"
      className={`${BUTTON_CLASS.outline} mt-6 noscript:hidden`}
      onClick={() => startTransition(() => setLoading(load(type)))}
    >
      {label}
    </button>
  );
  return (
    <Suspense fallback={opener}>
      {loading ? <Opened loading={loading} close={close} /> : opener}
    </Suspense>
  );
}

/**
 * The instrument in the place of the page's drawing. What fails to load is shown by the island's
 * boundary.
 */
function Opened({ loading, close }: { loading: ReturnType<typeof load>; close: () => void }) {
  const [{ Workbench }, { instrument }, data, link] = use(loading);
  // Before the instrument takes the focus, so that it is in its place by then.
  useLayoutEffect(() => {
    const drawing = document.getElementById('drawing');
    drawing?.toggleAttribute('hidden', true);
    return () => void drawing?.toggleAttribute('hidden', false);
  }, []);
  return <Workbench key={link} {...{ instrument, data, close }} />;
}
