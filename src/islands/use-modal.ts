import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { DOUBLE_CLICK_MS } from '../config/constants.ts';

/** Stops the page behind a dialog from scrolling. Room for its scroll bar is reserved, so that the page keeps its width. */
function lockScroll() {
  const root = document.documentElement;
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  root.style.overflow = 'hidden';
  return () => {
    root.style.overflow = root.style.scrollbarGutter = '';
  };
}

/**
 * What a native modal dialog does not do by itself: it opens when it is rendered, the page behind it does not scroll, and a click
 * on its backdrop closes it. Escape and the focus are left to the browser.
 */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  // Selecting text and letting go over the backdrop makes a click there, but one that began inside the dialog.
  const pointerDownTarget = useRef<EventTarget>(null);
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog?.open) dialog?.showModal();
    openedAt.current = performance.now();
    const unlock = lockScroll();
    return () => {
      unlock();
      dialog?.close();
    };
  }, []);
  return {
    close: () => ref.current?.close(),
    props: {
      ref,
      onPointerDown: ({ target }: PointerEvent) => {
        pointerDownTarget.current = target;
      },
      onClick: ({ target, timeStamp }: MouseEvent) => {
        const isBackdrop = target === ref.current && pointerDownTarget.current === target;
        if (isBackdrop && timeStamp - openedAt.current > DOUBLE_CLICK_MS) ref.current?.close();
      },
    },
  };
}
