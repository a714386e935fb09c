import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ISLAND_RUNTIME } from '../../../src/integrations/island-runtime.ts';

/** The version of Astro whose undocumented markup the site reads. A new major version may change it: look, then raise this. */
const MADE_FOR = '7.3.4';

describe('what the site reads of Astro’s islands without a documented interface', () => {
  const { version } = JSON.parse(fs.readFileSync('node_modules/astro/package.json', 'utf8')) as { version: string };

  test(`was looked at for this major version of Astro (${MADE_FOR})`, () =>
    expect(version.split('.')[0], `Astro ${version}: see src/integrations/island-runtime.ts`).toBe(MADE_FOR.split('.')[0]));

  const missing = (runtime: string) =>
    [
      // islands/directives/hydrate.ts hears by it that an island's code could not be loaded.
      'new CustomEvent("astro:hydration-error"',
      // boot/islands.ts finds the directive by it.
      'getAttribute("client")',
      // Controls of the testimonials are invisible until it goes.
      'removeAttribute("ssr")',
      // Where a directive is not defined yet, the island waits for this event, which its inline script dispatches.
      'window.addEventListener(`astro:',
    ].filter((part) => !runtime.includes(part));
  test('is in its runtime', () => expect(missing(ISLAND_RUNTIME)).toEqual([]));
});
