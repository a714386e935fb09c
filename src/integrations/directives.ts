import type { AstroIntegration } from 'astro';

/**
 * The site's own client directives: `client:touch` hydrates an island on pointer over, focus or touch, `client:due` the popup after its
 * delay. (Islands that matter only in view have Astro's own `client:visible`.)
 */
export const directives = (): AstroIntegration => ({
  name: 'directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['touch', 'due']) addClientDirective({ name, entrypoint: './src/islands/directives/hand-over.ts' });
    },
  },
});
