import type { AstroIntegration } from 'astro';

/**
 * The site's own client directives: `client:intent` hydrates an island on hover, focus or touch, or
 * once it is visible; `client:delayed` hydrates the popup after its delay. Astro's own
 * `client:visible` would hydrate too early, and would lose the first click.
 */
export const directives = (): AstroIntegration => ({
  name: 'directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['intent', 'delayed'])
        addClientDirective({ name, entrypoint: `./src/islands/directives/${name}.ts` });
    },
  },
});
