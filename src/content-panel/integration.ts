import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readableText } from '../lib/node/readable.ts';

/**
 * The writer's panel in the toolbar of the development server: what the content check finds, and how the page looks to a search
 * engine; and a page with an example of each drawing. It keeps the readable copy of the content up to date too. Nothing of it is in a built site.
 */
export const contentPanel = (): AstroIntegration => ({
  name: 'content-panel',
  hooks: {
    'astro:config:setup': ({ command, addDevToolbarApp, injectRoute, injectScript, updateConfig }) => {
      if (command !== 'dev') return;
      updateConfig({ vite: { plugins: [readableText(process.cwd())] } });
      addDevToolbarApp({ id: 'content', name: 'Content', icon: 'file-search', entrypoint: new URL('./app.ts', import.meta.url) });
      injectRoute({ pattern: '/_drawings', entrypoint: new URL('./drawings.astro', import.meta.url), prerender: true });
      injectScript('page', `import ${JSON.stringify(fileURLToPath(new URL('./reload.ts', import.meta.url)))};`);
    },
    'astro:server:setup': async ({ server, toolbar }) => {
      // Imported here, since only development has what the content check needs.
      const { followContent } = await import('./server.ts');
      followContent(server, toolbar);
    },
  },
});
