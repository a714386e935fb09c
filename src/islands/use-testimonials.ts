import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TESTIMONIAL_FADE_MS, TESTIMONIAL_INTERVAL_MS } from '../config/constants.ts';
import { crossFade } from './cross-fade.ts';
import { usePageIsVisible, useReducedMotion } from './use-window-state.ts';

const OPTIONS = {
  loop: true,
  // With a mouse dragging selects text; only touch swipes.
  watchDrag: (_: unknown, event: Event) => event.type === 'touchstart',
};

/** What the visitor has chosen with the pause button or the keyboard, if anything. */
type Choice = 'none' | 'play' | 'pause';

/**
 * Rotation of the slides, by the carousel pattern of the ARIA Authoring Practices. It stops for
 * good once the keyboard focus enters the carousel, and pauses while the pointer is over it or the
 * focus on its pause button. Embla places, loops and drags the slides; any other change is a jump
 * of Embla's, faded by the Web Animations API.
 */
export function useTestimonials(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const fades = useRef<Animation[]>([]);
  const [setViewport, api] = useEmblaCarousel(OPTIONS);
  const [choice, setChoice] = useState<Choice>('none');
  const stop = useCallback(() => setChoice('pause'), []);
  const { isOver, isFocused } = useAttention(ref, stop);
  useViewport(ref, setViewport);
  const index = useSelected(api, fades);
  const isReduced = useReducedMotion();
  const isVisible = usePageIsVisible();
  const isRunning = choice !== 'pause';
  const rotates =
    count > 1 && isRunning && !isReduced && !isOver && (choice === 'play' || !isFocused);

  /** Shows a slide, by its index from 0 or by steps from this one; at once with reduced motion. */
  const show = useCallback(
    (slide: number) => {
      if (!api) return;
      const slides = api.slideNodes();
      const leaving = slides[api.selectedScrollSnap()];
      const arriving = slides[(slide + slides.length) % slides.length];
      if (!leaving || !arriving || leaving === arriving) return;
      for (const fade of fades.current) fade.cancel();
      delete api.rootNode().dataset.dragged;
      api.scrollTo(slides.indexOf(arriving), true);
      if (!isReduced) fades.current = crossFade(leaving, arriving, TESTIMONIAL_FADE_MS);
    },
    [api, isReduced],
  );

  useEffect(() => {
    api?.rootNode().setAttribute('aria-live', rotates ? 'off' : 'polite');
    if (!api || !rotates || !isVisible) return;
    const timer = setTimeout(() => show(index + 1), TESTIMONIAL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [api, rotates, isVisible, index, show]);

  useEffect(() => {
    for (const [n, slide] of api?.slideNodes().entries() ?? []) slide.inert = n !== index;
  }, [api, index]);

  return {
    ref,
    index,
    isRunning,
    toggleRotation: () => setChoice(isRunning ? 'pause' : 'play'),
    move: (by: 1 | -1) => show(index + by),
    show,
  };
}

/**
 * Whether a mouse pointer is over the carousel, and whether the keyboard focus is on its first
 * button, the pause button.
 * @param controls element in the carousel's section
 * @param onEnter called when the keyboard focus enters any other part of the carousel
 */
function useAttention(controls: RefObject<HTMLElement | null>, onEnter: () => void) {
  const [isOver, setOver] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useLayoutEffect(() => {
    const section = controls.current?.closest('section');
    const pause = controls.current?.querySelector('button');
    if (!section) return;
    const listening = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      section.addEventListener(type, listener, { signal: listening.signal });
    on('pointerenter', (event) => setOver((event as PointerEvent).pointerType === 'mouse'));
    on('pointerleave', () => setOver(false));
    on('focusin', ({ target }) => {
      const isKeyboard = target instanceof Element && target.matches(':focus-visible');
      setFocused(isKeyboard && target === pause);
      if (isKeyboard && target !== pause) onEnter();
    });
    on('focusout', () => setFocused(false));
    return () => listening.abort();
  }, [controls, onEnter]);
  return { isOver, isFocused };
}

/**
 * Gives Embla the slides of the server's HTML. Without it they are a focusable scroll container;
 * the controls replace that.
 */
function useViewport(
  controls: RefObject<HTMLElement | null>,
  setViewport: (viewport: HTMLElement) => void,
) {
  useLayoutEffect(() => {
    const viewport = controls.current?.closest('section')?.querySelector<HTMLElement>('.slides');
    if (!viewport) return;
    const hadFocus = document.activeElement === viewport;
    viewport.dataset.live = '';
    viewport.removeAttribute('tabindex');
    if (hadFocus) controls.current?.querySelector('button')?.focus();
    setViewport(viewport);
    return () => {
      delete viewport.dataset.live;
      viewport.tabIndex = 0;
    };
  }, [controls, setViewport]);
}

/**
 * Index of the shown slide, from 0. While a finger drags the slides, both are visible and no fade
 * runs.
 * @param fades running animations, which a drag cancels
 */
function useSelected(api: UseEmblaCarouselType[1], fades: RefObject<Animation[]>): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (!api) return;
    const viewport = api.rootNode();
    const select = () => setIndex(api.selectedScrollSnap());
    const startDrag = () => {
      for (const fade of fades.current) fade.cancel();
      viewport.dataset.dragged = '';
    };
    const settle = () => delete viewport.dataset.dragged;
    api.on('select', select).on('pointerDown', startDrag).on('settle', settle);
    return () => {
      api.off('select', select).off('pointerDown', startDrag).off('settle', settle);
    };
  }, [api, fades]);
  return index;
}
