import { expect, test } from 'vitest';
import { embedOf, type WidgetSettings } from '../../../src/lib/embed-widget.ts';

// How a vendor's calls are filled in and queued: e2e/connected-vendors.spec.ts.
const none: WidgetSettings = {
  queue: false,
  init: [],
  container: { element: 'div', attributes: {} },
  load: 'entry',
  space: 'medium',
};
const V = { vendor: 'V', script: 'https://v.example/w.js' };
const calendar = (settings: Partial<WidgetSettings & typeof V>) =>
  embedOf('booking', { ...none, ...V, ...settings }, { path: 'a/b' });

test('a vendor’s frame is the container, with the slug in its attributes', () => {
  const container = {
    element: 'iframe' as const,
    attributes: { 'data-src': 'https://v.example/{slug}?a=1' },
  };
  const { html } = embedOf('form', { ...none, ...V, container }, { slug: 'ours' });
  expect(html).toContain(
    '<iframe data-src="https://v.example/ours?a=1" id="form-widget"></iframe>',
  );
});

test('an id in the settings is used, also as the selector', () => {
  const { html, calls } = calendar({
    global: 'V',
    init: [{ arguments: ['{selector}'] }],
    container: { element: 'div', attributes: { id: 'theirs' } },
  });
  expect(html).toContain('<div id="theirs"></div>');
  expect(calls.init).toEqual([['', '#theirs']]);
});

test('what a writer puts into an attribute stays in the attribute', () => {
  const { html } = calendar({
    script: 'https://v.example/w.js?a=1&b="><script>',
    container: { element: 'div', attributes: { title: '"><img src=x>' } },
  });
  expect(html).toContain('title="&quot;&gt;&lt;img src=x&gt;"');
  expect(html).toContain('src="https://v.example/w.js?a=1&amp;b=&quot;&gt;&lt;script&gt;"');
});
