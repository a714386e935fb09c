import { describe, expect, test, vi } from 'vitest';
import { EMBED_DELAY_MS, EMBED_RETRY_MS } from '../../src/config/constants.ts';
import {
  comeBack,
  define,
  freshPage,
  LAST_TRY_MS,
  leave,
  put,
  scanning,
  scripts,
  status,
  vendor,
  warned,
  widget,
} from '../support/embed.ts';

freshPage();

describe('leaving the page', () => {
  test('while it waits: no warning, no timer, no script', async () => {
    const element = put();
    await vi.advanceTimersByTimeAsync(EMBED_DELAY_MS + 5 * EMBED_RETRY_MS);
    leave();
    expect([scripts().length, widget(element).childNodes.length]).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(vi.getTimerCount()).toBe(0);
    expect([element.dataset.state, warned.mock.calls.length]).toEqual(['idle', 0]);
  });

  test('before the delay has passed: nothing is ever loaded', async () => {
    put();
    leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([scripts().length, vi.getTimerCount()]).toEqual([0, 0]);
  });

  test('and returning from the back/forward cache: one script, one widget', async () => {
    define((options) => (options as { into: Element }).into.append('drawn'));
    const element = put();
    for (let visit = 0; visit < 3; visit++) {
      await vi.advanceTimersByTimeAsync(LAST_TRY_MS);
      expect([element.dataset.state, scripts().length, widget(element).textContent]).toEqual(['ready', 1, 'drawn']);
      leave();
      comeBack(true);
    }
  });

  test('the pageshow event of an ordinary load starts nothing again', async () => {
    put();
    comeBack(false);
    await vi.advanceTimersByTimeAsync(EMBED_DELAY_MS);
    expect(scripts()).toHaveLength(1);
  });

  test('a removed element handles no event', async () => {
    const element = put();
    await vi.advanceTimersByTimeAsync(EMBED_DELAY_MS);
    element.remove();
    comeBack(true);
    document.dispatchEvent(new Event('prerenderingchange'));
    await vi.advanceTimersByTimeAsync(LAST_TRY_MS);
    expect([element.dataset.state, scripts(element).length, vi.getTimerCount()]).toEqual(['idle', 0, 0]);
  });
});

describe('on click', () => {
  test('nothing is loaded until the button is clicked; the focus moves to the widget', async () => {
    define(vi.fn());
    const element = put({ ...vendor, load: 'click' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([scripts().length, element.dataset.state]).toEqual([0, 'idle']);
    element.querySelector('button')?.click();
    expect(document.activeElement).toBe(element);
    await vi.advanceTimersByTimeAsync(EMBED_RETRY_MS);
    expect([scripts().length, element.dataset.state]).toEqual([1, 'ready']);
  });

  test('a double click loads it once', async () => {
    const element = put({ ...vendor, load: 'click' });
    element.querySelector('button')?.click();
    element.querySelector('button')?.click();
    await vi.advanceTimersByTimeAsync(EMBED_RETRY_MS);
    expect(scripts()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(LAST_TRY_MS);
    expect(warned).toHaveBeenCalledTimes(1);
  });

  test('a click anywhere else does nothing', () => {
    const element = put({ ...vendor, load: 'click' });
    element.querySelector('p')?.click();
    expect(element.dataset.state).toBe('idle');
  });

  test('a widget that failed can be tried again, and logs another warning when it fails again', async () => {
    const element = put();
    await vi.advanceTimersByTimeAsync(LAST_TRY_MS);
    element.querySelector('button')?.click();
    await vi.advanceTimersByTimeAsync(EMBED_RETRY_MS);
    expect([element.dataset.state, status(element), scripts().length]).toEqual(['waiting', 'Loading', 1]);
    define(vi.fn());
    await vi.advanceTimersByTimeAsync(EMBED_RETRY_MS);
    expect([element.dataset.state, warned.mock.calls.length]).toEqual(['ready', 1]);
  });
});

describe('two embeds of the same script', () => {
  test('load it once', async () => {
    put();
    put();
    await vi.advanceTimersByTimeAsync(EMBED_DELAY_MS);
    expect(scripts()).toHaveLength(1);
    define(vi.fn());
    await vi.advanceTimersByTimeAsync(EMBED_RETRY_MS);
    expect([...document.querySelectorAll<HTMLElement>('site-embed')].map(({ dataset }) => dataset.state)).toEqual(['ready', 'ready']);
  });

  test('a script that has run is run again for a container added later', async () => {
    put(scanning);
    await vi.advanceTimersByTimeAsync(EMBED_DELAY_MS);
    scripts()[0]?.dispatchEvent(new Event('load'));
    const later = put({ ...scanning, load: 'click' });
    later.querySelector('button')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(scripts(later)).toHaveLength(1);
  });

  test('each that fails logs one warning', async () => {
    put();
    put();
    await vi.advanceTimersByTimeAsync(LAST_TRY_MS);
    expect(warned).toHaveBeenCalledTimes(2);
  });
});
