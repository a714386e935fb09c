import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { VALID_CONTENT_ROOT } from '../../../config/site-env.ts';

/**
 * Vite plugin: loads each .mdx file from the copy in `VALID_CONTENT_ROOT`.
 * @param root the repository's root
 */
export function validContentPlugin(root: string): Plugin {
  const isMdx = (file: string) => file.startsWith(path.join(root, 'src', 'content') + path.sep) && file.endsWith('.mdx');
  const isCopy = (file: string) => file.startsWith(path.join(root, VALID_CONTENT_ROOT) + path.sep);
  const pathOf = (id: string) => id.split('?')[0] ?? '';
  const copyOf = (id: string) => {
    const copy = path.join(root, VALID_CONTENT_ROOT, path.relative(root, pathOf(id)));
    return isMdx(pathOf(id)) && fs.existsSync(copy) ? copy : undefined;
  };
  return {
    name: 'valid-content',
    enforce: 'pre',
    // Pages change when the copy does. Astro reloads them once its data store has changed too; an earlier reload would show them half changed.
    hotUpdate({ file, modules, timestamp }) {
      if (isCopy(file)) for (const module of modules) this.environment.moduleGraph.invalidateModule(module, new Set(), timestamp, true);
      return isMdx(file) || isCopy(file) ? [] : undefined;
    },
    // A removed file that another one still names exists only in the copy.
    resolveId: (id) => (fs.existsSync(pathOf(id)) || !copyOf(id) ? undefined : id),
    load(id) {
      const copy = copyOf(id);
      if (!copy) return undefined;
      this.addWatchFile(copy);
      return fs.readFileSync(copy, 'utf8');
    },
  };
}
