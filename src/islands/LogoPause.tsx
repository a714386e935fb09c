import { useLayoutEffect, useRef, useState } from 'react';
import { MOTION_CLASS } from '../lib/class-names.ts';
import { Glyph } from './Glyph.tsx';
import { island } from './island.tsx';

interface Props {
  pause: string;
  play: string;
}

/** The button that pauses the client logos. They are animated by CSS, which reads the state from the section (LogoCarousel.astro). */
export const LogoPause = island('LogoPause', PauseButton);

function PauseButton({ pause, play }: Props) {
  const ref = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'running' | 'paused'>();
  useLayoutEffect(() => {
    const section = ref.current?.closest<HTMLElement>('section');
    if (section && state) section.dataset.state = state;
  }, [state]);
  const isPaused = state === 'paused';
  return (
    <button
      ref={ref}
      className={`${MOTION_CLASS} md:-ms-[12px] noscript:hidden`}
      type="button"
      onClick={() => setState(isPaused ? 'running' : 'paused')}
    >
      <Glyph name={isPaused ? 'play' : 'pause'} />
      {isPaused ? play : pause}
    </button>
  );
}
