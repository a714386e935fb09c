/**
 * What brings islands to life: the site's directives, then Astro's element, which asks for them. Astro writes both into every
 * page; the build takes them out again (build/strip-runtime.ts), so that they come once, with the site's one script.
 */
import './directives/define.ts';
import './island.ts';
