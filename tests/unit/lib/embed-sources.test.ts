import { expect, test } from 'vitest';
import {
  consentedSources,
  frameSources,
  siteSources,
  widgetSources,
} from '../../../src/lib/embed-sources.ts';

const none = { script: [], style: [], frame: [], connect: [], image: [], font: [], form: [] };
const vendor = {
  script: 'https://w.vendor.example/widget.js?v=2',
  inlineStyles: false,
  trustedTypes: false,
  origins: none,
};

// With a vendor that can’t: e2e/connected-vendors.spec.ts.
test('a widget keeps Trusted Types where the vendor says that it can', () => {
  expect(widgetSources({ ...vendor, trustedTypes: true }).untyped).toBeUndefined();
});

test('analytics needs its script and what it reports to, and nothing while no vendor is connected', () => {
  expect(
    consentedSources({ script: undefined, connect: ['https://a.example'], trustedTypes: false }),
  ).toEqual({});
  expect(
    consentedSources({
      script: 'https://a.example/s.js',
      connect: ['https://b.example'],
      trustedTypes: true,
    }),
  ).toEqual({
    script: ['https://a.example'],
    connect: ['https://b.example'],
  });
});

test('hosted forms need a frame of their origin, unless that is the site’s own', () => {
  const at = (url: string) => ({ key: 'dlg_f1', url });
  expect(frameSources([undefined, at('https://f.example/a'), at('https://f.example/b')])).toEqual({
    frame: ['https://f.example'],
  });
  expect(frameSources([undefined, at('/forms/dlg_f1')])).toEqual({});
});

test('every page allows the newsletter’s form', () => {
  const analytics = { script: undefined, connect: [], trustedTypes: false };
  expect(
    siteSources({ analytics, forms: { newsletter: 'https://f.example/n', flyers: {} } }),
  ).toEqual({ frame: ['https://f.example'] });
});
