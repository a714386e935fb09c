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
const calendar = (settings: Partial<WidgetSettings> = {}) =>
  embedOf('booking', { ...none, ...settings }, { path: 'a/b' }, 'Stand-in');

test('without a script the stand-in takes the vendor’s place, called as a vendor’s script would be', () => {
  const embed = calendar();
  expect(embed.html).toBe(
    '<div data-path="a/b" id="booking-widget"></div><script src="/stand-in/booking.js" async></script>',
  );
  expect(embed.calls).toEqual({ global: 'StandInBooking', init: [['init', '{container}']] });
  expect(embed).toMatchObject({ vendor: 'Stand-in', standIn: 'booking' });
});

test('a vendor’s frame is the container, with the slug in its attributes', () => {
  const container = {
    element: 'iframe' as const,
    attributes: { 'data-src': 'https://v.example/{slug}?a=1' },
  };
  const { html } = embedOf(
    'form',
    { ...none, script: 'https://v.example/w.js', container },
    { slug: 'ours' },
    'Stand-in',
  );
  expect(html).toContain(
    '<iframe data-src="https://v.example/ours?a=1" id="form-widget"></iframe>',
  );
});

test('an id in the settings is used, also as the selector', () => {
  const { html, calls } = calendar({
    script: 'https://v.example/w.js',
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
