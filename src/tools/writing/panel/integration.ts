import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { followContent } from './server.ts';
import { validContentPlugin } from './valid-content-plugin.ts';

/** Rooms with files that define the fields of the content. */
const SCHEMAS = 'src/{schemas,figures,config}/**/*.ts';

/**
 * Adds to the development server a toolbar panel with findings of the content check and previews of the page's search result, and a page
 * with an example of each drawing. It also updates the copy of the valid content. A built site contains none of this.
 */
export function contentPanel(): AstroIntegration {
  let stop: (() => Promise<unknown>) | undefined;
  return {
    name: 'content-panel',
    hooks: {
      'astro:config:setup': ({ command, addDevToolbarApp, addWatchFile, injectRoute, injectScript, updateConfig }) => {
        if (command !== 'dev') return;
        updateConfig({ vite: { plugins: [validContentPlugin(process.cwd())] } });
        // The check runs in its own thread: it picks up changed schemas when the server restarts.
        for (const file of fs.globSync(SCHEMAS)) addWatchFile(path.resolve(file));
        addDevToolbarApp({ id: 'content', name: 'Content', icon: 'file-search', entrypoint: new URL('./app.ts', import.meta.url) });
        injectRoute({ pattern: '/_drawings', entrypoint: new URL('./drawings.astro', import.meta.url), prerender: true });
        injectScript('page', `import ${JSON.stringify(fileURLToPath(new URL('./reload.ts', import.meta.url)))};`);
      },
      'astro:server:setup': ({ server, toolbar }) => {
        stop = followContent(server, toolbar);
      },
      'astro:server:done': async () => {
        await stop?.();
      },
    },
  };
}
