import { type FocusEvent, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { MOTION_CLASS } from '../lib/class-names.ts';
import { fill } from '../lib/fill.ts';
import { Icon } from './Icon.tsx';
import { island, TRANSLATABLE } from './island.tsx';
import { type Carousel, useCarousel } from './use-carousel.ts';
import { useIsHydrated } from './use-window-state.ts';

interface Labels {
  pause: string;
  play: string;
  previous: string;
  next: string;
  /** Label of a dot; {n} is the number of its slide. */
  goTo: string;
}

interface Props {
  title: string;
  count: number;
  labels: Labels;
  /** The slides, server-rendered (TestimonialCarousel.astro), so their texts are not sent twice. */
  children: ReactNode;
}

/** The testimonials; until they are hydrated, a box that scrolls and can have the focus. */
export const Testimonials = island(Slideshow);

function Slideshow({ title, count, labels, children }: Props) {
  const carousel = useCarousel();
  const isHydrated = useIsHydrated();
  const announcement = carousel.rotates ? 'off' : 'polite';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the interactive elements are in it
    <div
      onPointerEnter={({ pointerType }) => carousel.setPointerOver(pointerType === 'mouse')}
      onPointerLeave={() => carousel.setPointerOver(false)}
      onFocus={(event) => isByKeyboard(event) && carousel.stop()}
    >
      {/* If an extension has changed them, React renders them anew; of the slides Trusted Types forbid it. */}
      <Suspense>
        <Controls {...{ carousel, count, labels }} />
      </Suspense>
      {/* biome-ignore lint/a11y/useSemanticElements: a box that scrolls, and no fieldset */}
      <div
        ref={carousel.viewport}
        className="slides"
        role="group"
        aria-label={title}
        tabIndex={isHydrated ? -1 : 0}
        aria-live={isHydrated ? announcement : undefined}
        data-dragged={carousel.isDragged ? '' : undefined}
      >
        {children}
      </div>
    </div>
  );
}

interface ControlsProps {
  carousel: Carousel;
  count: number;
  labels: Labels;
}

function Controls({ carousel, count, labels }: ControlsProps) {
  const { index, isRunning, show } = carousel;
  const pause = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    // The box no longer scrolls.
    if (document.activeElement?.matches('.slides')) pause.current?.focus();
  }, []);

  const focusPause = (event: FocusEvent) => {
    carousel.setPauseFocused(isByKeyboard(event));
    // The focus on any other part stops the rotation for good.
    event.stopPropagation();
  };
  return (
    <div className="-ms-[12px] flex flex-wrap items-center in-[astro-island[ssr]]:invisible noscript:hidden">
      <button
        ref={pause}
        className={MOTION_CLASS}
        type="button"
        onClick={carousel.toggleRotation}
        onFocus={focusPause}
        onBlur={() => carousel.setPauseFocused(false)}
      >
        <Icon name={isRunning ? 'pause' : 'play'} />
        <span {...TRANSLATABLE}>{isRunning ? labels.pause : labels.play}</span>
      </button>
      <button
        className="grid size-12 cursor-pointer place-items-center"
        type="button"
        aria-label={labels.previous}
        onClick={() => show(index - 1)}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        className="grid size-12 cursor-pointer place-items-center"
        type="button"
        aria-label={labels.next}
        onClick={() => show(index + 1)}
      >
        <Icon name="arrow-right" />
      </button>
      <p className="ms-2 flex">
        {Array.from({ length: count }, (_, n) => (
          <button
            key={fill(labels.goTo, { n: n + 1 })}
            className="grid h-12 w-7 cursor-pointer place-items-center"
            type="button"
            aria-label={fill(labels.goTo, { n: n + 1 })}
            aria-current={n === index}
            onClick={() => show(n)}
          >
            <span
              className={`w-5 border-2 ${n === index ? 'border-ink' : 'border-axis border-b-0'}`}
            />
          </button>
        ))}
      </p>
    </div>
  );
}

const isByKeyboard = ({ target }: FocusEvent) => target.matches(':focus-visible');
