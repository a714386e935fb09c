import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { HERO_LOCK_MS, HERO_SPEED_RPM } from '../config/constants.ts';
import { BUTTON_CLASS, LABEL_CLASS } from '../lib/class-names.ts';
import { coastDown } from './coast-down.ts';
import { island, TRANSLATABLE } from './island.tsx';
import { motionIsReduced, useIsHydrated } from './use-window-state.ts';

interface Props {
  button: string;
  /** Label and unit of the speed read-out. */
  speed: string;
  unit: string;
  /** Id of the element that the button links to once the hero is a banner. */
  target: string;
}

type State = 'initial' | 'animating' | 'transformed';

const number = new Intl.NumberFormat('en-GB');

/** The hero around one of the island's elements. */
const heroOf = (element: Element | null) => element?.closest<HTMLElement>('.hero');

/**
 * The hero's button and speed read-out. The rest of the hero is server-rendered HTML
 * (HomeHero.astro), whose `data-state` the island sets, and whose height coast-down.ts changes; why
 * it is not the island's children: README.md.
 */
export const Hero = island(Controls);

function Controls({ button, speed, unit, target }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const [state, setState] = useState<State>('initial');
  const isHydrated = useIsHydrated();
  const isLocked = state === 'animating';

  useLayoutEffect(() => {
    const hero = heroOf(link.current);
    if (hero) hero.dataset.state = state;
    if (!isLocked) return;
    const timer = setTimeout(() => setState('transformed'), HERO_LOCK_MS);
    return () => clearTimeout(timer);
  }, [state, isLocked]);

  useEffect(() => {
    // A page from the back/forward cache starts in the initial state, as after a load.
    const restart = ({ persisted }: PageTransitionEvent) => persisted && setState('initial');
    addEventListener('pageshow', restart);
    return () => removeEventListener('pageshow', restart);
  }, []);

  const click = (event: MouseEvent) => {
    // In the banner the link is followed, as it is without script.
    if (state === 'transformed') return;
    event.preventDefault();
    if (state === 'initial') setState(motionIsReduced() ? 'transformed' : 'animating');
  };
  return (
    <>
      {/* A button: in the server's HTML the site's script sets the role (boot/button-links.ts), as without script it is a link that works. */}
      <a
        ref={link}
        href={`#${target}`}
        data-acts=""
        role={isHydrated ? 'button' : undefined}
        className={BUTTON_CLASS.solid}
        aria-disabled={isLocked}
        onClick={click}
        {...TRANSLATABLE}
      >
        {button}
      </a>
      <CoastDown speed={speed} unit={unit} isRunning={isLocked} />
    </>
  );
}

interface CoastDownProps extends Pick<Props, 'speed' | 'unit'> {
  isRunning: boolean;
}

/**
 * The speed read-out. While it runs, the hero coasts down, and each new speed renders only this
 * component.
 */
function CoastDown({ speed, unit, isRunning }: CoastDownProps) {
  const readOut = useRef<HTMLParagraphElement>(null);
  const [rpm, setRpm] = useState(HERO_SPEED_RPM);

  useLayoutEffect(() => {
    const hero = heroOf(readOut.current);
    if (!hero || !isRunning) return;
    const end = coastDown(hero, (share) => setRpm(Math.round(share * HERO_SPEED_RPM)));
    return () => {
      end();
      // The banner hides it; a page from the back/forward cache shows it again.
      setRpm(HERO_SPEED_RPM);
    };
  }, [isRunning]);

  return (
    <p
      ref={readOut}
      className={`${LABEL_CLASS} absolute start-edge top-full in-data-[state=transformed]:hidden motion-reduce:hidden md:top-auto md:bottom-7 noscript:hidden`}
      data-speed=""
      aria-hidden="true"
    >
      <span {...TRANSLATABLE}>{speed}</span>{' '}
      <b
        className="inline-block min-w-[5ch] text-end font-normal text-straw md:block md:text-start md:text-h2/none"
        {...TRANSLATABLE}
      >
        {number.format(rpm)}
      </b>{' '}
      <span {...TRANSLATABLE}>{unit}</span>
    </p>
  );
}
