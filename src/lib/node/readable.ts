import fs from 'node:fs';
import path from 'node:path';
import type { AstroUserConfig } from 'astro';
import type { Loader } from 'astro/loaders';
import { READABLE_ROOT } from '../../config/site-env.ts';

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>;

const inCopy = (file: string) => path.posix.join(READABLE_ROOT, file);
const original = (file: string) => path.posix.relative(READABLE_ROOT, file);

/**
 * Makes a loader read the copy of the content in `READABLE_ROOT` but store the original paths, which builds and type checks beside a
 * running development server share with it.
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

/** Vite plugin: loads each .mdx file from the copy in `READABLE_ROOT`. */
export function readableText(root: string): Plugin {
  const isText = (file: string) => file.startsWith(path.join(root, 'src', 'content') + path.sep) && file.endsWith('.mdx');
  const isCopy = (file: string) => file.startsWith(path.join(root, READABLE_ROOT) + path.sep);
  return {
    name: 'readable-text',
    enforce: 'pre',
    // Pages change when the copy does. Astro reloads them once its data store has changed too; an earlier reload would show them half changed.
    hotUpdate({ file, modules, timestamp }) {
      if (isCopy(file)) for (const module of modules) this.environment.moduleGraph.invalidateModule(module, new Set(), timestamp, true);
      return isText(file) || isCopy(file) ? [] : undefined;
    },
    load(id) {
      const [file = ''] = id.split('?');
      const copy = path.join(root, READABLE_ROOT, path.relative(root, file));
      if (!isText(file) || !fs.existsSync(copy)) return undefined;
      this.addWatchFile(copy);
      return fs.readFileSync(copy, 'utf8');
    },
  };
}
