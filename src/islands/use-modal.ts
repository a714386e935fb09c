import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { DOUBLE_CLICK_MS } from '../config/constants.ts';

/**
 * Extends a native modal dialog: it opens when it is mounted, with the focus on its heading, the
 * page behind it does not scroll, and a click on its backdrop closes it. The browser handles
 * Escape, and gives the focus back.
 */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  // A drag that begins inside the dialog and ends on the backdrop also causes a click there.
  const pointerDownTarget = useRef<EventTarget>(null);
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog?.open) dialog?.showModal();
    // The browser would focus the Close button, and show its ring if the dialog was not opened with
    // a pointer.
    dialog?.querySelector('h2')?.focus();
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

/**
 * Stops the page behind a dialog from scrolling. `scrollbar-gutter` reserves the scroll bar's
 * width.
 */
function lockScroll() {
  const root = document.documentElement;
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  root.style.overflow = 'hidden';
  return () => {
    root.style.overflow = root.style.scrollbarGutter = '';
  };
}
