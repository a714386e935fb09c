import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withFragment } from '../lib/encoded-fragment.ts';
import { filesBelow } from '../lib/node/files.ts';
import { HASHED_FOLDERS, headersFile, redirectFor, redirectsFile } from './headers.ts';
import { SPECULATION_FILE, speculationRules } from './speculation.ts';

const isHashed = (file: string) => HASHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`));

/** URL of the list of a build's hashed files, which the next deployment reads. */
export const ASSET_LIST = '/assets.json';

/**
 * Where a request leads instead. Of a list of redirects that can't be read, the content check says
 * what is wrong.
 */
function redirectOf(request: string): ReturnType<typeof redirectFor> {
  const url = new URL(`http://localhost${request}`);
  const meant = withFragment(url);
  if (meant) return { to: meant, status: 302 };
  try {
    return redirectFor(url.pathname, url.search);
  } catch {
    return undefined;
  }
}

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
