import path from 'node:path';
import type { Loader } from 'astro/loaders';
import { VALID_CONTENT_ROOT } from '../../config/site-env.ts';

const inCopy = (file: string) => path.posix.join(VALID_CONTENT_ROOT, file);
const original = (file: string) => path.posix.relative(VALID_CONTENT_ROOT, file);

/**
 * Makes a loader read the copy of the content in `VALID_CONTENT_ROOT` but store the original paths, which builds and type checks beside
 * a running development server share with it.
 */
export const fromValidContent = (loader: Loader): Loader => ({
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
