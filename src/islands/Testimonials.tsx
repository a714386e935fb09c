import { MOTION_CLASS } from '../lib/class-names.ts';
import { fill } from '../lib/fill.ts';
import { Icon } from './Icon.tsx';
import { island } from './island.tsx';
import { useTestimonials } from './use-testimonials.ts';

interface Props {
  count: number;
  pause: string;
  play: string;
  previous: string;
  next: string;
  /** Label of a dot; {n} is the number of its slide. */
  goTo: string;
}

/**
 * The controls of the testimonials. The slides are server-rendered HTML
 * (TestimonialCarousel.astro), so their texts are not sent twice.
 */
export const Testimonials = island(Controls);

function Controls({ count, pause, play, previous, next, goTo }: Props) {
  const { ref, index, isRunning, toggleRotation, move, show } = useTestimonials(count);
  return (
    <div
      className="-ms-[12px] flex flex-wrap items-center in-[astro-island[ssr]]:invisible noscript:hidden"
      ref={ref}
    >
      <button className={MOTION_CLASS} type="button" onClick={toggleRotation}>
        <Icon name={isRunning ? 'pause' : 'play'} />
        {/* With a key it is replaced whole: a translation may have replaced the text in it. */}
        <span key={String(isRunning)}>{isRunning ? pause : play}</span>
      </button>
      <button
        className="grid size-12 cursor-pointer place-items-center"
        type="button"
        aria-label={previous}
        onClick={() => move(-1)}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        className="grid size-12 cursor-pointer place-items-center"
        type="button"
        aria-label={next}
        onClick={() => move(1)}
      >
        <Icon name="arrow-right" />
      </button>
      <p className="ms-2 flex">
        {Array.from({ length: count }, (_, n) => fill(goTo, { n: n + 1 })).map((label, n) => (
          <button
            key={label}
            className="grid h-12 w-7 cursor-pointer place-items-center"
            type="button"
            aria-label={label}
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
