import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesBelow } from '../lib/node/files.ts';
import { HASHED_FOLDERS, headersFile } from './headers.ts';
import { redirectOf, redirectsFile } from './redirects.ts';
import { SPECULATION_FILE, speculationRules } from './speculation.ts';

const isHashed = (file: string) => HASHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`));

/** URL of the list of a build's hashed files, which the next deployment reads. */
export const ASSET_LIST = '/assets.json';

/**
 * Adds the host's files to what Astro has built, whichever command started it. The development
 * server redirects as the host and its Worker do.
 */
export const hostFiles = (): AstroIntegration => ({
  name: 'host-files',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, response, next) => {
        const redirect = redirectOf(request.url ?? '/');
        if (redirect) response.writeHead(redirect.status, { Location: redirect.to }).end();
        else next();
      });
    },
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      const hashed = filesBelow(folder)
        .filter(isHashed)
        .map((file) => `/${file}`);
      const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text);
      write(ASSET_LIST, JSON.stringify(hashed));
      write(SPECULATION_FILE, speculationRules());
      write('_redirects', redirectsFile());
      write('_headers', headersFile());
    },
  },
});
