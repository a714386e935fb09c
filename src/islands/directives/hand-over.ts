import type { ClientDirective } from 'astro';

/** An island that Astro has handed to a client directive. */
export type Handed = Parameters<ClientDirective>;

/** The page's list of islands for the site's script; anything with a `push`, as that is all that is called. */
export interface IslandQueue {
  push(island: Handed): void;
}
export type WindowWithIslands = Window & { islands?: Handed[] | IslandQueue };

/**
 * Astro writes the code of each client directive into each page that uses it. So that a page carries 0.1 kB instead of 0.8 kB
 * (Brotli), this only queues the island; the site's script has the directives themselves (boot/islands.ts).
 */
const handOver: ClientDirective = (...island) => {
  const page = window as WindowWithIslands;
  page.islands ??= [];
  page.islands.push(island);
};
export default handOver;
