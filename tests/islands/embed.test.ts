import { describe, expect, test, vi } from 'vitest';
import { EMBED_DELAY_MS, EMBED_MAX_TRIES, EMBED_RETRY_MS } from '../../src/config/constants.ts';
import { define, freshPage, globals, LAST_TRY_MS, put, scanning, scripts, status, vendor, warned, widget } from '../support/embed.ts';

freshPage();

describe('on entry', () => {
  test('nothing is loaded before the delay has passed', async () => {
    const element = put();
    await vi.advanceTimersByTimeAsync(EMBED_DELAY_MS - 1);
    expect(scripts()).toHaveLength(0);
    expect(element.dataset.state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(scripts().map(({ src }) => src)).toEqual(['https://v.example/w.js']);
  });

  test('the init function is called once, as a method of its object, with the arguments of the settings', async () => {
    const create = vi.fn();
    const element = put();
    await vi.advanceTimersByTimeAsync(EMBED_DELAY_MS);
    define(create);
    await vi.advanceTimersByTimeAsync(LAST_TRY_MS);
    expect(create).toHaveBeenCalledExactlyOnceWith({ into: widget(element).firstElementChild, path: 'a/b' });
    expect(create.mock.contexts[0]).toBe((globals.Vendor as { forms: object }).forms);
    expect([element.dataset.state, status(element)]).toEqual(['ready', 'Ready']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a global that is defined before try 19 is used', async () => {
    const element = put();
    await vi.advanceTimersByTimeAsync(EMBED_DELAY_MS + 18 * EMBED_RETRY_MS);
    define(vi.fn());
    await vi.advanceTimersByTimeAsync(EMBED_RETRY_MS);
    expect(element.dataset.state).toBe('ready');
    expect(warned).not.toHaveBeenCalled();
  });

  test('after the 20th try there is one warning, e-mail and phone are shown, and the script is removed', async () => {
    const element = put();
    await vi.advanceTimersByTimeAsync(LAST_TRY_MS - 1);
    expect([element.dataset.state, warned.mock.calls.length]).toEqual(['waiting', 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([element.dataset.state, status(element)]).toEqual(['failed', 'Failed']);
    expect(warned).toHaveBeenCalledExactlyOnceWith('Gave up');
    expect([scripts().length, widget(element).childNodes.length, vi.getTimerCount()]).toEqual([0, 0, 0]);
    define(vi.fn());
    await vi.advanceTimersByTimeAsync(60_000);
    expect([element.dataset.state, warned.mock.calls.length]).toEqual(['failed', 1]);
  });

  test('a script’s error does not end the tries', async () => {
    const element = put();
    await vi.advanceTimersByTimeAsync(EMBED_DELAY_MS);
    scripts()[0]?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(10 * EMBED_RETRY_MS);
    expect(element.dataset.state).toBe('waiting');
    define(vi.fn());
    await vi.advanceTimersByTimeAsync(EMBED_RETRY_MS);
    expect(element.dataset.state).toBe('ready');
  });

  test('an init function that throws is tried again, and the warning has its error', async () => {
    const error = new Error('not ready');
    const create = vi.fn((options: unknown) => {
      (options as { into: Element }).into.append('half');
      throw error;
    });
    define(create);
    const element = put();
    await vi.advanceTimersByTimeAsync(LAST_TRY_MS);
    expect(create).toHaveBeenCalledTimes(EMBED_MAX_TRIES);
    expect(element.dataset.state).toBe('failed');
    expect(warned).toHaveBeenCalledExactlyOnceWith('Gave up', error);
  });

  test('what an init function has inserted before it throws is removed', async () => {
    let asked = 0;
    define((options) => {
      (options as { into: Element }).into.append('drawn');
      if (++asked < 3) throw new Error('not yet');
    });
    const element = put();
    await vi.advanceTimersByTimeAsync(LAST_TRY_MS);
    expect([element.dataset.state, widget(element).firstElementChild?.textContent]).toEqual(['ready', 'drawn']);
  });

  test('nothing is loaded before a prerendered page is shown', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    put();
    Reflect.deleteProperty(document, 'prerendering');
    await vi.advanceTimersByTimeAsync(LAST_TRY_MS);
    expect(scripts()).toHaveLength(0);
    document.dispatchEvent(new Event('prerenderingchange'));
    await vi.advanceTimersByTimeAsync(EMBED_DELAY_MS);
    expect(scripts()).toHaveLength(1);
  });
});

describe('a vendor whose script finds the container itself', () => {
  test('is ready once the container is filled', async () => {
    const element = put(scanning);
    await vi.advanceTimersByTimeAsync(EMBED_DELAY_MS + EMBED_RETRY_MS);
    expect(element.dataset.state).toBe('waiting');
    widget(element).querySelector('.theirs')?.append('drawn');
    await vi.advanceTimersByTimeAsync(EMBED_RETRY_MS);
    expect(element.dataset.state).toBe('ready');
  });

  test('is ready where the script replaces the container', async () => {
    const element = put(scanning);
    await vi.advanceTimersByTimeAsync(EMBED_DELAY_MS);
    widget(element).querySelector('.theirs')?.replaceWith(document.createElement('section'));
    await vi.advanceTimersByTimeAsync(EMBED_RETRY_MS);
    expect(element.dataset.state).toBe('ready');
  });
});

describe('a vendor whose calls are queued', () => {
  const queueing = { ...vendor, queue: true, init: [{ arguments: ['init'] }, { arguments: ['inline', '{container}'] }] };
  type Queue = { (...call: unknown[]): void; q: unknown[][] };

  test('gets the queued calls, and is ready once it has filled the container', async () => {
    const element = put(queueing);
    await vi.advanceTimersByTimeAsync(EMBED_DELAY_MS + EMBED_RETRY_MS);
    const container = widget(element).firstElementChild;
    expect((globals.Vendor as Queue).q).toEqual([['init'], ['inline', container]]);
    expect(element.dataset.state).toBe('waiting');
    container?.append('drawn');
    await vi.advanceTimersByTimeAsync(EMBED_RETRY_MS);
    expect(element.dataset.state).toBe('ready');
  });

  test('fails where its script never loads', async () => {
    const element = put(queueing);
    await vi.advanceTimersByTimeAsync(LAST_TRY_MS);
    expect(element.dataset.state).toBe('failed');
    expect(warned).toHaveBeenCalledTimes(1);
  });

  test('is not loaded again where its global is still defined', async () => {
    globals.Vendor = (name: string, container: Element) => name === 'inline' && container.append('drawn');
    const element = put(queueing);
    await vi.advanceTimersByTimeAsync(EMBED_DELAY_MS + EMBED_RETRY_MS);
    expect([scripts().length, element.dataset.state]).toEqual([0, 'ready']);
  });
});
