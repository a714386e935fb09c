import { expect, test } from 'vitest';
import { consentedSources } from '../../../src/lib/embed-sources.ts';

// Widgets and forms: build/security.test.ts, and any test that opens one.
test('analytics needs its script and what it reports to, and nothing while no vendor is connected', () => {
  const connect = ['https://b.example'];
  expect(consentedSources({ script: undefined, connect, trustedTypes: false })).toEqual({});
  const script = 'https://a.example/s.js';
  expect(consentedSources({ script, connect, trustedTypes: true })).toEqual({
    script: ['https://a.example'],
    connect,
  });
});
