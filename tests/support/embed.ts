import { afterEach, beforeEach, vi } from 'vitest';
import { EMBED_DELAY_MS, EMBED_MAX_TRIES, EMBED_RETRY_MS } from '../../src/config/constants.ts';
import { defineEmbeds } from '../../src/islands/elements/embed.ts';
import { embedOf, type WidgetSettings } from '../../src/lib/embed-widget.ts';

defineEmbeds();

/** Time of the last attempt, in ms after the page is entered. */
export const LAST_TRY_MS = EMBED_DELAY_MS + EMBED_MAX_TRIES * EMBED_RETRY_MS;

const none: WidgetSettings = { queue: false, init: [], container: { element: 'div', attributes: {} }, load: 'entry', space: 'medium' };
/** A vendor whose script defines a global with a function to call. */
export const vendor: Partial<WidgetSettings> = {
  vendor: 'V',
  script: 'https://v.example/w.js',
  global: 'Vendor',
  init: [{ function: 'forms.create', arguments: [{ into: '{container}', path: '{path}' }] }],
};
/** A vendor whose script finds its container by itself. */
export const scanning: Partial<WidgetSettings> = {
  ...vendor,
  global: undefined,
  init: [],
  container: { element: 'div', attributes: { class: 'theirs' } },
};

export const globals = window as unknown as Record<string, unknown>;
export const define = (create: (options: unknown) => void) => {
  globals.Vendor = { forms: { create } };
};
/** Stands in for `console.warn` in each test. */
export const warned = vi.fn();

/** A page's embed, as `components/EmbedBox.astro` writes it. */
export function put(settings: Partial<WidgetSettings> = vendor): HTMLElement {
  const embed = embedOf('booking', { ...none, ...settings }, { path: 'a/b' }, 'Stand-in');
  const element = document.createElement('site-embed');
  Object.assign(element.dataset, {
    state: 'idle',
    load: embed.load,
    embed: JSON.stringify(embed.calls),
    waiting: 'Loading',
    ready: 'Ready',
    failed: 'Failed',
    warning: 'Gave up',
  });
  element.tabIndex = -1;
  element.innerHTML = `<template>${embed.html}</template><p role="status"></p><button data-start>Load</button><div data-widget></div>`;
  document.body.append(element);
  return element;
}
export const scripts = (of: ParentNode = document) => [...of.querySelectorAll<HTMLScriptElement>('script')];
export const widget = (element: HTMLElement) => element.querySelector('[data-widget]') as HTMLElement;
export const status = (element: HTMLElement) => element.querySelector('[role=status]')?.textContent;
export const leave = () => dispatchEvent(new Event('pagehide'));
export const comeBack = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

/** Gives each test of a file fake timers and an empty page. */
export function freshPage() {
  // happy-dom loads no scripts; without this setting it reports an error for each.
  const { happyDOM } = window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } };
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(warned);
  });
  afterEach(() => {
    document.body.replaceChildren();
    delete globals.Vendor;
    vi.useRealTimers();
    vi.restoreAllMocks();
    warned.mockClear();
  });
}
