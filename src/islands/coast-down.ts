import { HERO_LOCK_MS } from '../config/constants.ts';
import { angleLeftAt, speedAt } from '../lib/coast-down.ts';

/** Number of keyframe intervals of the curve. */
const SAMPLES = 40;
/**
 * Interval at which the main thread updates the hero's height, the read-out, and the rotor's speed.
 * The compositor animates the rest of the page.
 */
const STEP_MS = 50;

/**
 * Shrinks the hero to its banner, along the curve of a rotor that coasts down. The page gets its
 * final layout at once, so that no text is laid out again during the animation. The content below
 * the hero starts at its old position with a transform, which goes to zero along the curve. The
 * hero is out of the flow and shrinks along the same curve behind that content. It finds its parts
 * by their class names (HomeHero.astro).
 * @param show is called with the rotor's speed, as a share of full speed
 * @returns a function that ends the animation and removes the inline styles
 */
export function coastDown(hero: HTMLElement, show: (speed: number) => void): () => void {
  const place = hero.parentElement;
  const sheet = hero.querySelector<HTMLElement>('.sheet');
  const banner = hero.querySelector<HTMLElement>('.banner');
  if (!place || !sheet || !banner) return () => undefined;

  // All sizes are read before anything is written, so that the page is laid out once.
  const from = hero.offsetHeight;
  const to = banner.offsetHeight;
  const isScrolled = scrollY > 0;
  const rotor = hero
    .getAnimations({ subtree: true })
    .filter((animation) => animation instanceof CSSAnimation);
  const heightAt = (share: number) => to + angleLeftAt(share) * (from - to);

  // Out of the flow, over its place, from edge to edge.
  Object.assign(hero.style, { position: 'absolute', inset: '0 0 auto' });
  hero.style.height = sheet.style.height = `${from}px`;
  place.style.height = `${to}px`;
  const carried = carryRest((share) => heightAt(share) - to);
  if (isScrolled) scrollTo({ top: 0, behavior: 'smooth' });

  const began = performance.now();
  let step = 0;
  const steps = setInterval(() => {
    const share = (performance.now() - began) / HERO_LOCK_MS;
    // Height and rotor alternate, so that each step is short.
    step += 1;
    if (step % 2) {
      hero.style.height = `${heightAt(share)}px`;
      show(speedAt(share));
    } else for (const animation of rotor) animation.updatePlaybackRate(speedAt(share));
  }, STEP_MS);
  return () => {
    clearInterval(steps);
    for (const animation of carried) animation.cancel();
    for (const animation of rotor) animation.updatePlaybackRate(1);
    for (const { style } of [hero, sheet, place]) style.cssText = '';
  };
}

/**
 * Moves what follows the hero along the curve, by the compositor.
 * @param offsetAt how far below its final position it is, px, at a share of the time
 */
function carryRest(offsetAt: (share: number) => number): Animation[] {
  const shares = Array.from({ length: SAMPLES + 1 }, (_, sample) => sample / SAMPLES);
  const frames = { transform: shares.map((share) => `translateY(${offsetAt(share)}px)`) };
  return [...document.querySelectorAll('.rest, body > footer')].map((part) =>
    part.animate(frames, { duration: HERO_LOCK_MS, fill: 'forwards' }),
  );
}
