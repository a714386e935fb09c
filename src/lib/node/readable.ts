import fs from 'node:fs';
import path from 'node:path';
import type { AstroUserConfig } from 'astro';
import type { Loader } from 'astro/loaders';
import { READABLE_ROOT } from '../../config/site-env.ts';

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>;

const inCopy = (file: string) => path.posix.join(READABLE_ROOT, file);
const original = (file: string) => path.posix.relative(READABLE_ROOT, file);

/**
 * A loader of the readable copy that files its entries under the paths of the originals: builds and type checks beside a running
 * development server share these paths with it.
 */
export const fromReadable = (loader: Loader): Loader => ({
  ...loader,
  load: ({ store, ...context }) =>
    loader.load({
      ...context,
      store: {
        ...store,
        get: <T extends Record<string, unknown>>(id: string) => {
          const entry = store.get<T>(id);
          return entry?.filePath ? { ...entry, filePath: inCopy(entry.filePath) } : entry;
        },
        set: (entry) => store.set(entry.filePath ? { ...entry, filePath: original(entry.filePath) } : entry),
        addModuleImport: (file) => store.addModuleImport(original(file)),
      },
    }),
});

/** Gives the development server the readable copy of each content file with a text. */
export const readableText = (root: string): Plugin => ({
  name: 'readable-text',
  enforce: 'pre',
  load(id) {
    const [file = ''] = id.split('?');
    const copy = path.join(root, READABLE_ROOT, path.relative(root, file));
    if (!file.startsWith(path.join(root, 'src', 'content')) || !file.endsWith('.mdx') || !fs.existsSync(copy)) return undefined;
    this.addWatchFile(copy);
    return fs.readFileSync(copy, 'utf8');
  },
});
