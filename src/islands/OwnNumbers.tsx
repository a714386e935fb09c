import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { OwnData, OwnType } from '../figures/own-numbers/index.ts';
import type { Instrument } from '../figures/own-numbers/instrument.ts';
import { NUMBERS } from '../figures/own-numbers/link.ts';
import { BUTTON_CLASS } from '../lib/class-names.ts';
import { island } from './island.tsx';
import type { WorkbenchProps } from './own-numbers/Workbench.tsx';

interface Props {
  type: OwnType;
  label: string;
  /** Address of the drawing’s numbers and of all words, which are loaded once the button is pressed. */
  source: string;
  /** Selector of the page’s drawing, whose place is taken. */
  example: string;
}

const INSTRUMENTS: { [T in OwnType]: () => Promise<{ instrument: Instrument<T> }> } = {
  weibull: () => import('../figures/own-numbers/weibull.ts'),
  'site-rating': () => import('../figures/own-numbers/site-rating.ts'),
  'performance-map': () => import('../figures/own-numbers/performance-map.ts'),
};
/** The type assertion of a type parameter is needed because TypeScript does not relate key and value. */
const load = <T extends OwnType>(type: T): Promise<{ instrument: Instrument<T> }> => INSTRUMENTS[type]();

/** A button under a drawing, which opens it for the visitor’s own numbers. */
export const OwnNumbers = island(Opener);

function Opener({ type, label, source, example }: Props) {
  const [bench, setBench] = useState<WorkbenchProps & { View: ComponentType<WorkbenchProps> }>();
  const [failure, setFailure] = useState<unknown>();
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    history.replaceState(history.state, '', location.pathname + location.search);
    setBench(undefined);
  }, []);
  const open = useCallback(async () => {
    try {
      const fetched = fetch(source).then((response) => response.json() as Promise<OwnData>);
      const [{ instrument }, { Workbench }, data] = await Promise.all([load(type), import('./own-numbers/Workbench.tsx'), fetched]);
      setBench({ View: Workbench, instrument, data, close });
    } catch (error) {
      setFailure(error);
    }
  }, [type, source, close]);

  useEffect(() => {
    // A copied link opens with its numbers.
    if (new URLSearchParams(location.hash.slice(1)).has(NUMBERS)) void open();
  }, [open]);

  useEffect(() => {
    const drawing = document.querySelector<HTMLElement>(example);
    if (!bench || !drawing) return;
    drawing.hidden = true;
    const opener = button;
    return () => {
      drawing.hidden = false;
      opener.current?.focus();
    };
  }, [bench, example]);

  // The island's boundary shows what went wrong.
  if (failure) throw failure;
  if (!bench)
    return (
      <button ref={button} type="button" className={`${BUTTON_CLASS.outline} mt-6 noscript:hidden`} onClick={open}>
        {label}
      </button>
    );
  const { View, ...props } = bench;
  return <View {...props} />;
}
