import { defineIslands } from 'virtual:island-runtime';
import type { ClientDirective } from 'astro';
import due from '../directives/due.ts';
import type { QueuedIsland, WindowWithIslands } from '../directives/hand-over.ts';
import intent from '../directives/intent.ts';

/** The site's client directives, by the value of an island's `client` attribute. */
const DIRECTIVES: Record<string, ClientDirective> = { intent, due };

/** Starts the directives of all queued islands (directives/hand-over.ts), and of those added later. */
export function startIslands(): void {
  const page = window as WindowWithIslands;
  const start = (island: QueuedIsland) => DIRECTIVES[island[2].getAttribute('client') ?? '']?.(...island);
  const queued = Array.isArray(page.islands) ? page.islands : [];
  page.islands = { push: start };
  for (const island of queued) start(island);
  defineIslands();
}
