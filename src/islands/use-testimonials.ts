import Autoplay from 'embla-carousel-autoplay';
import Fade from 'embla-carousel-fade';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TESTIMONIAL_FADE_MS, TESTIMONIAL_INTERVAL_MS } from '../config/constants.ts';
import { fadeDuration } from '../lib/fade.ts';

const STILL = '(prefers-reduced-motion: reduce)';
const OPTIONS = {
  loop: true,
  duration: fadeDuration(TESTIMONIAL_FADE_MS),
  // The mouse is for selecting a sentence; swiping is for fingers.
  watchDrag: (_: unknown, event: Event) => event.type === 'touchstart',
  breakpoints: { [STILL]: { duration: 0 } },
};
const plugins = () => [Fade(), Autoplay({ delay: TESTIMONIAL_INTERVAL_MS, playOnInit: false, stopOnInteraction: false })];

/** What the visitor has asked for: nothing yet, rotation, or rest. */
type Wish = 'none' | 'play' | 'rest';

/**
 * The rotation of the slides that stand beside the controls, by the carousel pattern of the ARIA Authoring Practices. It stops
 * for good once the keyboard goes into the carousel, and stands while the pointer is over it or the focus on its pause button.
 */
export function useTestimonials() {
  const ref = useRef<HTMLDivElement>(null);
  const [created] = useState(plugins);
  const [setViewport, api] = useEmblaCarousel(OPTIONS, created);
  const [index, setIndex] = useState(0);
  const [wish, setWish] = useState<Wish>('none');
  const [isOver, setOver] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isStill = useStill();
  const isRunning = wish !== 'rest';
  const rotates = isRunning && !isStill && !isOver && (wish === 'play' || !isFocused);
  const wanted = useRef(rotates);
  wanted.current = rotates;

  useLayoutEffect(() => {
    const section = ref.current?.closest('section');
    const viewport = section?.querySelector<HTMLElement>('.slides');
    if (!section || !viewport) return;
    const first = ref.current?.querySelector('button');
    const listening = new AbortController();
    const on = (type: string, listener: (event: Event) => void) => section.addEventListener(type, listener, { signal: listening.signal });
    on('pointerenter', (event) => setOver((event as PointerEvent).pointerType === 'mouse'));
    on('pointerleave', () => setOver(false));
    on('focusin', ({ target }) => {
      const isKeyboard = target instanceof Element && target.matches(':focus-visible');
      setFocused(isKeyboard && target === first);
      if (isKeyboard && target !== first) setWish('rest');
    });
    on('focusout', () => setFocused(false));
    // Until now the slides were a strip that the keyboard could scroll; their controls take its place.
    const hadFocus = document.activeElement === viewport;
    viewport.dataset.live = '';
    if (hadFocus) first?.focus();
    setViewport(viewport);
    return () => {
      listening.abort();
      delete viewport.dataset.live;
    };
  }, [setViewport]);

  useEffect(() => {
    if (!api) return;
    const select = () => setIndex(api.selectedScrollSnap());
    // The plugin plays again after a swipe, and when the tab comes back, whatever was asked for meanwhile.
    const obey = () => queueMicrotask(() => wanted.current || api.plugins().autoplay?.stop());
    api.on('select', select).on('autoplay:play', obey);
    return () => {
      api.off('select', select).off('autoplay:play', obey);
    };
  }, [api]);

  useEffect(() => {
    const autoplay = api?.plugins().autoplay;
    // With a single slide the plugin has not begun, and can't be told to.
    if (rotates && api?.scrollSnapList()[1] !== undefined) autoplay?.play();
    else autoplay?.stop();
    api?.rootNode().setAttribute('aria-live', rotates ? 'off' : 'polite');
  }, [api, rotates]);

  useEffect(() => {
    for (const [n, slide] of api?.slideNodes().entries() ?? []) slide.inert = n !== index;
  }, [api, index]);

  return {
    ref,
    index,
    isRunning,
    rotate: () => setWish(isRunning ? 'rest' : 'play'),
    move: (by: 1 | -1) => (by > 0 ? api?.scrollNext() : api?.scrollPrev()),
    show: (n: number) => api?.scrollTo(n),
  };
}

/** Whether the visitor wants nothing to move by itself. */
function useStill(): boolean {
  const [isStill, setStill] = useState(false);
  useLayoutEffect(() => {
    const query = matchMedia(STILL);
    const read = () => setStill(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return isStill;
}
