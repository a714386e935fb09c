import type { AstroIntegration } from 'astro';

/**
 * The site's own client directives. `client:touch` for what a visitor presses, `client:due` for what comes by itself;
 * a part that only matters in view takes Astro's own `client:visible`.
 */
export const directives = (): AstroIntegration => ({
  name: 'directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'touch', entrypoint: './src/islands/directives/touch.ts' });
      addClientDirective({ name: 'due', entrypoint: './src/islands/directives/due.ts' });
    },
  },
});
