import type { AstroIntegration } from 'astro';

/**
 * The site's own client directives: `client:intent` hydrates an island on hover, focus or touch, or once it is visible; `client:due`
 * hydrates the popup after its delay. Their code is in the site's script; Astro's own `client:visible` would inline another 0.2 kB, and
 * would not try again when the island is visible for a second time.
 */
export const directives = (): AstroIntegration => ({
  name: 'directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['intent', 'due']) addClientDirective({ name, entrypoint: './src/islands/directives/hand-over.ts' });
    },
  },
});
