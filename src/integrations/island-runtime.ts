import astroIsland from 'astro/runtime/server/astro-island.prebuilt.js';
import type { Plugin } from 'vite';

/** The text of the inline script by which Astro defines `<astro-island>` in every built page that has an island. */
export const ISLAND_RUNTIME: string = astroIsland;

const MODULE = 'virtual:island-runtime';

/**
 * Vite plugin: the same text as the module `virtual:island-runtime` for the site's script. `finish-page.ts` removes the inline script
 * from each built page, 1.5 kB (Brotli). In development Astro's inline script stays, and the module does nothing.
 */
export const islandRuntime = (isBuild: boolean): Plugin => ({
  name: 'island-runtime',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) => (id === `\0${MODULE}` ? `export function defineIslands() {${isBuild ? ISLAND_RUNTIME : ''}}` : undefined),
});
