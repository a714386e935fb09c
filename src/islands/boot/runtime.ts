import { defineDirectives } from '../directives/define.ts';
import { defineIslands } from '../elements/island.ts';

/**
 * Brings islands to life: the site's directives, then Astro's element, which asks for them. Astro writes both into every
 * page; the build takes them out again (integrations/strip-runtime.ts), so that they come once, with the site's one script.
 */
export function wakeIslands(): void {
  defineDirectives();
  defineIslands();
}
