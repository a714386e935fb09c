import { startTransition, useEffect, useRef, useState } from 'react';
import { island, TRANSLATABLE } from '../../islands/island.tsx';
import { BUTTON_CLASS } from '../../lib/class-names.ts';
import type { OwnType } from '../fields/index.ts';
import type { Instrument, OwnData } from '../instruments/index.ts';
import { hasNumbers } from '../link.ts';
import type { Workbench } from './Workbench.tsx';

interface Props {
  type: OwnType;
  labels: { open: string; failed: string; again: string };
}

interface Module<T extends OwnType = OwnType> {
  instrument: Instrument<T>;
  Workbench: typeof Workbench;
}
/** One for each kind, so that what they share is one file. */
const MODULES: { [T in OwnType]: () => Promise<Module<T>> } = {
  weibull: () => import('./modules/weibull.ts'),
  'site-rating': () => import('./modules/site-rating.ts'),
  'performance-map': () => import('./modules/performance-map.ts'),
};
const importModule = <T extends OwnType>(type: T): Promise<Module<T>> => MODULES[type]();

/** The numbers of the page’s drawing with all words, which pages/own-numbers writes. */
async function fetchData(): Promise<OwnData> {
  const response = await fetch(`/own-numbers${location.pathname}.json`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json();
}

/** The code, the numbers of the page's drawing with all words, and a key for each opening. */
async function load(type: OwnType) {
  const [{ Workbench, instrument }, data] = await Promise.all([importModule(type), fetchData()]);
  return { Workbench, instrument, data, openedAt: performance.now() };
}
type Loaded = Awaited<ReturnType<typeof load>>;

/**
 * A button under a drawing, which opens it for the visitor’s own numbers, in the drawing’s place:
 * the page hides the drawing while a workbench is there (OwnNumbers.astro).
 */
export const OwnNumbers = island(Opener);

function Opener({ type, labels }: Props) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = async () => {
    try {
      const next = await load(type);
      startTransition(() => {
        setLoaded(next);
        setFailed(false);
      });
    } catch {
      // Numbers of an earlier link would stand under the address of this one.
      setLoaded(undefined);
      setFailed(true);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: its props never change
  useEffect(() => {
    // A copied link opens with its numbers, also on a page that is already open.
    const openLink = () => {
      if (hasNumbers(location.hash)) void open();
    };
    openLink();
    addEventListener('hashchange', openLink);
    return () => removeEventListener('hashchange', openLink);
  }, []);
  const close = () => {
    history.replaceState(history.state, '', location.pathname + location.search);
    setLoaded(undefined);
    requestAnimationFrame(() => button.current?.focus());
  };
  if (loaded) {
    // Anew for each link, so that it shows the link's numbers.
    const { Workbench, openedAt, ...rest } = loaded;
    return <Workbench key={openedAt} {...rest} close={close} />;
  }
  return (
    <>
      <p
        className="mt-6 max-w-160 border-s-2 border-plum ps-4"
        role="alert"
        hidden={!hasFailed}
        data-unloaded
        {...TRANSLATABLE}
      >
        {labels.failed}
      </p>
      <button
        ref={button}
        type="button"
        className={`${BUTTON_CLASS.outline} mt-6 noscript:hidden`}
        onClick={open}
        {...TRANSLATABLE}
      >
        {hasFailed ? labels.again : labels.open}
      </button>
    </>
  );
}
