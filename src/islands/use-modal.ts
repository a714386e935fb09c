import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';

/** The second press of a double one that opened the dialog falls on what has just come up. */
const DOUBLE_PRESS_MS = 500;

/** Keeps the page behind a dialog where it is, and as wide as it is where its scroll bar takes up room. */
function holdPage() {
  const root = document.documentElement;
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  root.style.overflow = 'hidden';
  return () => {
    root.style.overflow = root.style.scrollbarGutter = '';
  };
}

/**
 * What a native modal dialog leaves open: it opens when it is rendered, the page behind it stands still, and a press beside it
 * closes it. Escape and the focus are the browser's.
 */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  // A selection dragged out of the dialog ends beside it and is no press there.
  const pressed = useRef<EventTarget>(null);
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog?.open) dialog?.showModal();
    openedAt.current = performance.now();
    const release = holdPage();
    return () => {
      release();
      dialog?.close();
    };
  }, []);
  return {
    close: () => ref.current?.close(),
    props: {
      ref,
      onPointerDown: ({ target }: PointerEvent) => {
        pressed.current = target;
      },
      onClick: ({ target, timeStamp }: MouseEvent) => {
        const isBeside = target === ref.current && pressed.current === target;
        if (isBeside && timeStamp - openedAt.current > DOUBLE_PRESS_MS) ref.current?.close();
      },
    },
  };
}
