import type { ClientDirective } from 'astro';

/** The arguments with which Astro calls a client directive. */
export type QueuedIsland = Parameters<ClientDirective>;

/** The page's queue of islands for the site's script. */
interface IslandQueue {
  push(island: QueuedIsland): void;
}
export type WindowWithIslands = Window & { islands?: QueuedIsland[] | IslandQueue };

/**
 * Astro inlines the code of each client directive in each page that uses it. This one only queues the island, which takes 0.1 kB
 * instead of 0.8 kB (Brotli) a page; the site's script has the directives themselves (boot/islands.ts).
 */
const handOver: ClientDirective = (...island) => {
  const page = window as WindowWithIslands;
  page.islands ??= [];
  page.islands.push(island);
};
export default handOver;
