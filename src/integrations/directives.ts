import type { AstroIntegration } from 'astro';

/**
 * The site's own client directives: `client:touch` hydrates an island that the visitor is about to use, `client:due` the popup when
 * its time has come. (An island that only matters in view has Astro's own `client:visible`.)
 */
export const directives = (): AstroIntegration => ({
  name: 'directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['touch', 'due']) addClientDirective({ name, entrypoint: './src/islands/directives/hand-over.ts' });
    },
  },
});
