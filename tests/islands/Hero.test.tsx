import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { HERO_LOCK_MS } from '../../src/config/constants.ts';
import { Hero } from '../../src/islands/Hero.tsx';
import { axeFailures, FAILURE, freshIsland, show } from '../support/island.tsx';

freshIsland();

const page = (
  <>
    <div>
      <section className="hero" data-state="initial">
        <div className="sheet" />
        <div className="banner">
          <Hero failure={FAILURE} button="Explore" speed="Shaft speed" unit="rpm" target="services" />
        </div>
      </section>
    </div>
    <div className="rest">after</div>
  </>
);
const button = () => screen.getByRole('button', { name: 'Explore' });
const state = () => document.querySelector<HTMLElement>('.hero')?.dataset.state;
const locked = () => button().getAttribute('aria-disabled');
const speed = () => document.querySelector('[data-speed] b')?.textContent;
/** Animations of the page begun by the coast-down, and how many of them are over. */
const moved = { begun: 0, ended: 0 };

const prefer = (isStill: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: isStill && query.includes('reduce') }) as MediaQueryList);

/** The DOM of the tests has no animations. */
const ANIMATIONS = {
  getAnimations: () => [],
  animate: () => {
    moved.begun += 1;
    return { cancel: () => (moved.ended += 1) };
  },
};

beforeAll(() => void Object.assign(HTMLElement.prototype, ANIMATIONS));
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(moved, { begun: 0, ended: 0 });
});
afterAll(() => {
  for (const name of Object.keys(ANIMATIONS)) Reflect.deleteProperty(HTMLElement.prototype, name);
});

test('at first the hero has its full height, and its button is enabled', async () => {
  show(page);
  expect([state(), locked(), speed()]).toEqual(['initial', 'false', '3,000']);
  expect(await axeFailures()).toEqual([]);
});

test('when its button is clicked, it coasts down for 3200 ms with the button locked, and is then a banner', () => {
  prefer(false);
  show(page);
  fireEvent.click(button());
  expect([state(), locked(), moved.begun]).toEqual(['animating', 'true', 1]);
  act(() => void vi.advanceTimersByTime(HERO_LOCK_MS / 2));
  const half = Number(speed()?.replace(',', ''));
  expect([half > 0, half < 3000]).toEqual([true, true]);
  fireEvent.click(button());
  act(() => void vi.advanceTimersByTime(HERO_LOCK_MS / 2 - 1));
  expect(state()).toBe('animating');
  act(() => void vi.advanceTimersByTime(1));
  expect([state(), locked(), speed(), moved.ended, location.hash]).toEqual(['transformed', 'false', '0', 1, '']);
  expect(vi.getTimerCount()).toBe(0);
});

test('given reduced motion, it is a banner at once, without animation', () => {
  prefer(true);
  show(page);
  fireEvent.click(button());
  expect([state(), locked(), moved.begun, vi.getTimerCount()]).toEqual(['transformed', 'false', 0, 0]);
});

test('given the banner, the button is an ordinary link', () => {
  prefer(true);
  show(page);
  expect(fireEvent.click(button())).toBe(false);
  expect(fireEvent.click(button())).toBe(true);
  expect(button().getAttribute('href')).toBe('#services');
});

test('given a page from the back/forward cache, it is in its initial state', () => {
  prefer(false);
  show(page);
  fireEvent.click(button());
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect([state(), locked(), moved.ended, vi.getTimerCount()]).toEqual(['initial', 'false', 1, 0]);
});

test('unmounted during the coast-down, it leaves no timer', () => {
  prefer(false);
  const { unmount } = show(page);
  fireEvent.click(button());
  unmount();
  expect([vi.getTimerCount(), moved.ended]).toEqual([0, 1]);
});

test('locked, it has no accessibility violation', async () => {
  prefer(false);
  vi.useRealTimers();
  show(page);
  fireEvent.click(button());
  expect(state()).toBe('animating');
  expect(await axeFailures()).toEqual([]);
});
