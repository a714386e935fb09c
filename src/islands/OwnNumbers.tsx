import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { OwnType } from '../config/own-numbers.ts';
import { ownNumbersFile } from '../config/routes.ts';
import type { Instrument, OwnData } from '../figures/own-numbers/index.ts';
import { NUMBERS } from '../figures/own-numbers/link.ts';
import { BUTTON_CLASS } from '../lib/class-names.ts';
import { island } from './island.tsx';
import type { WorkbenchProps } from './own-numbers/Workbench.tsx';

interface Props {
  type: OwnType;
  label: string;
}

const INSTRUMENTS: { [T in OwnType]: () => Promise<{ instrument: Instrument<T> }> } = {
  weibull: () => import('../figures/own-numbers/weibull.ts'),
  'site-rating': () => import('../figures/own-numbers/site-rating.ts'),
  'performance-map': () => import('../figures/own-numbers/performance-map.ts'),
};
const load = <T extends OwnType>(type: T): Promise<{ instrument: Instrument<T> }> => INSTRUMENTS[type]();

/** A button under a drawing, which opens it for the visitor’s own numbers, in the drawing’s place. */
export const OwnNumbers = island(Opener);

function Opener({ type, label }: Props) {
  const [bench, setBench] = useState<WorkbenchProps & { View: ComponentType<WorkbenchProps> }>();
  const [failure, setFailure] = useState<unknown>();
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    history.replaceState(history.state, '', location.pathname + location.search);
    setBench(undefined);
  }, []);
  const open = useCallback(async () => {
    try {
      // The numbers of the page's drawing, and all words, are loaded with the code.
      const fetched = fetch(ownNumbersFile(location.pathname.slice(1))).then((response) => response.json() as Promise<OwnData>);
      const [{ instrument }, { Workbench }, data] = await Promise.all([load(type), import('./own-numbers/Workbench.tsx'), fetched]);
      setBench({ View: Workbench, instrument, data, close });
    } catch (error) {
      setFailure(error);
    }
  }, [type, close]);

  useEffect(() => {
    // A copied link opens with its numbers.
    if (new URLSearchParams(location.hash.slice(1)).has(NUMBERS)) void open();
  }, [open]);

  useEffect(() => {
    const drawing = document.getElementById('drawing');
    if (!bench || !drawing) return;
    drawing.hidden = true;
    const opener = button;
    return () => {
      drawing.hidden = false;
      opener.current?.focus();
    };
  }, [bench]);

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
