import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TESTIMONIAL_FADE_MS, TESTIMONIAL_INTERVAL_MS } from '../../src/config/constants.ts';
import { Testimonials } from '../../src/islands/Testimonials.tsx';
import { axeFailures, FAILURE, freshIsland, show } from '../support/island.tsx';

freshIsland();

const COUNT = 4;
const carousel = (count: number) => (
  <section aria-roledescription="carousel" aria-label="Testimonials">
    <Testimonials failure={FAILURE} count={count} pause="Pause" play="Play" previous="Previous" next="Next" goTo="Go to {n}" />
    <div className="slides">
      <div>
        {Array.from({ length: count }, (_, n) => `Voice ${n + 1}`).map((voice) => (
          // The carousel reads the margin, which a page's style always has.
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, as on the page
          <figure key={voice} role="group" aria-label={voice} style={{ marginRight: 0 }}>
            {voice}
          </figure>
        ))}
      </div>
    </div>
  </section>
);
const page = carousel(COUNT);
/** Which slide is current by its dot, and which can be reached. */
const current = () => screen.getAllByRole('button', { name: /^Go to/ }).findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;
const within = () => [...document.querySelectorAll<HTMLElement>('figure:not([inert])')].map((slide) => slide.textContent);
const live = () => document.querySelector('.slides')?.getAttribute('aria-live');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** Reduced motion can be asked for. */
const prefer = (isStill: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: isStill && query.includes('reduce'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );

/** What the slides are animated by: the DOM of the tests draws nothing, and its animations reject when they are cancelled. */
const animate = vi.fn((_frames: PropertyIndexedKeyframes, _timing: KeyframeAnimationOptions) => ({ cancel: () => undefined }));

beforeEach(() => {
  vi.useFakeTimers();
  prefer(false);
  animate.mockClear();
  vi.spyOn(HTMLElement.prototype, 'animate').mockImplementation(animate as unknown as HTMLElement['animate']);
  // The DOM of the tests has no layout; the carousel needs one: slides of 100 px side by side.
  const isSlide = (element: HTMLElement) => element.tagName === 'FIGURE';
  const place = (element: HTMLElement) => (isSlide(element) ? [...(element.parentElement?.children ?? [])].indexOf(element) * 100 : 0);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return place(this);
  });
});

test('its pause button comes first in the tab order, and only the first slide is not inert', () => {
  show(page);
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toEqual(['Pause', 'Previous', 'Next', 'Go to 1', 'Go to 2', 'Go to 3', 'Go to 4']);
  expect([current(), within(), live()]).toEqual([1, ['Voice 1'], 'off']);
});

test('every 7000 ms the next slide is shown, and the first after the last', () => {
  show(page);
  const seen: number[] = [];
  for (let turn = 0; turn < COUNT; turn++) {
    wait(TESTIMONIAL_INTERVAL_MS - 1);
    seen.push(current());
    wait(1);
    seen.push(current());
  }
  expect(seen).toEqual([1, 2, 2, 3, 3, 4, 4, 1]);
});

test('when it is paused, it stops and announces changes; when it is started, it rotates again', () => {
  show(page);
  press('Pause');
  wait(3 * TESTIMONIAL_INTERVAL_MS);
  expect([current(), live()]).toEqual([1, 'polite']);
  press('Play');
  wait(TESTIMONIAL_INTERVAL_MS + 100);
  expect([current(), live()]).toEqual([2, 'off']);
});

test('when Next, Previous and a dot are clicked, only their slide is not inert', () => {
  show(page);
  press('Next');
  expect([current(), within()]).toEqual([2, ['Voice 2']]);
  press('Previous');
  press('Previous');
  expect([current(), within()]).toEqual([4, ['Voice 4']]);
  press('Go to 3');
  expect([current(), within()]).toEqual([3, ['Voice 3']]);
});

test('each change cross-fades two slides for the specified time', () => {
  show(page);
  press('Next');
  expect(animate.mock.calls.map(([frames, timing]) => [frames.opacity, timing.duration])).toEqual([
    [[1, 0], TESTIMONIAL_FADE_MS],
    [[0, 1], TESTIMONIAL_FADE_MS],
  ]);
});

test('given reduced motion, nothing rotates or fades, and the buttons still work', () => {
  prefer(true);
  show(page);
  wait(3 * TESTIMONIAL_INTERVAL_MS);
  expect([current(), live()]).toEqual([1, 'polite']);
  press('Next');
  expect(current()).toBe(2);
  expect(animate).not.toHaveBeenCalled();
});

test('unmounted, it leaves no timer, and the slides are a scroll container again', () => {
  const { unmount } = show(page);
  const viewport = document.querySelector<HTMLElement>('.slides');
  expect(viewport?.dataset.live).toBe('');
  unmount();
  wait(10 * TESTIMONIAL_INTERVAL_MS);
  expect([vi.getTimerCount(), viewport?.dataset.live]).toEqual([0, undefined]);
});

test('given a single testimonial, it does not rotate and nothing throws', () => {
  show(carousel(1));
  wait(3 * TESTIMONIAL_INTERVAL_MS);
  expect([current(), within(), screen.queryByRole('alert')]).toEqual([1, ['Voice 1'], null]);
});

test('running and paused it has no accessibility violation', async () => {
  show(page);
  expect(await axeFailures()).toEqual([]);
  press('Pause');
  expect(await axeFailures()).toEqual([]);
});
