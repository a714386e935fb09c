import visible from 'astro/client/visible.js';
import due from './due.ts';
import touch from './touch.ts';

/** Tells islands what each of the site's directives waits for. */
export function defineDirectives(): void {
  const page = window as { Astro?: object };
  page.Astro = { ...page.Astro, touch, due, visible };
}
