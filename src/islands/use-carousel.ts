import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { TESTIMONIAL_FADE_MS, TESTIMONIAL_INTERVAL_MS } from '../config/constants.ts';
import { crossFade } from './cross-fade.ts';
import { usePageIsVisible, useReducedMotion } from './use-window-state.ts';

const OPTIONS = {
  container: '.track',
  loop: true,
  // With a mouse dragging selects text; only touch swipes.
  watchDrag: (_: unknown, event: Event) => event.type === 'touchstart',
};

/** What the visitor has chosen with the pause button or the keyboard, if anything. */
type Choice = 'none' | 'play' | 'pause';

export type Carousel = ReturnType<typeof useCarousel>;

/**
 * Rotation of the slides, by the carousel pattern of the ARIA Authoring Practices. It stops for
 * good once the keyboard focus enters the carousel, and pauses while the pointer is over it or the
 * focus on its pause button. Embla places, loops and drags the slides; any other change is a jump
 * of Embla's, faded by the Web Animations API.
 */
export function useCarousel() {
  const [viewport, embla] = useEmblaCarousel(OPTIONS);
  const isReduced = useReducedMotion();
  const { index, isDragged, show } = useSlides(embla, isReduced);
  const [choice, setChoice] = useState<Choice>('none');
  const [isPointerOver, setPointerOver] = useState(false);
  const [isPauseFocused, setPauseFocused] = useState(false);
  const isVisible = usePageIsVisible();

  const isRunning = choice !== 'pause';
  const isAttended = isPointerOver || (isPauseFocused && choice !== 'play');
  const rotates = isRunning && !isReduced && !isAttended;

  useEffect(() => {
    if (!rotates || !isVisible) return;
    const timer = setTimeout(() => show(index + 1), TESTIMONIAL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [rotates, isVisible, index, show]);

  return {
    viewport,
    index,
    isDragged,
    isRunning,
    rotates,
    show,
    setPointerOver,
    setPauseFocused,
    stop: () => setChoice('pause'),
    toggleRotation: () => setChoice(isRunning ? 'pause' : 'play'),
  };
}

/**
 * The slides: which is shown, by its index from 0, and a function that shows another, by its index
 * or by steps from this one. While a finger drags the slides, both are visible and no fade runs.
 */
function useSlides(embla: UseEmblaCarouselType[1], isReduced: boolean) {
  const [index, setIndex] = useState(0);
  const [isDragged, setDragged] = useState(false);
  const fades = useRef<Animation[]>([]);

  useEffect(() => {
    if (!embla) return;
    const select = () => setIndex(embla.selectedScrollSnap());
    const startDrag = () => {
      cancelAll(fades.current);
      setDragged(true);
    };
    const settle = () => setDragged(false);
    embla.on('select', select).on('pointerDown', startDrag).on('settle', settle);
    return () => {
      embla.off('select', select).off('pointerDown', startDrag).off('settle', settle);
    };
  }, [embla]);

  useEffect(() => {
    for (const [n, slide] of embla?.slideNodes().entries() ?? []) slide.inert = n !== index;
  }, [embla, index]);

  const show = useCallback(
    (slide: number) => {
      if (!embla) return;
      const slides = embla.slideNodes();
      const leaving = slides[embla.selectedScrollSnap()];
      const arriving = slides[(slide + slides.length) % slides.length];
      if (!leaving || !arriving || leaving === arriving) return;
      cancelAll(fades.current);
      setDragged(false);
      embla.scrollTo(slides.indexOf(arriving), true);
      if (!isReduced) fades.current = crossFade(leaving, arriving, TESTIMONIAL_FADE_MS);
    },
    [embla, isReduced],
  );
  return { index, isDragged, show };
}

const cancelAll = (animations: readonly Animation[]) => {
  for (const animation of animations) animation.cancel();
};
