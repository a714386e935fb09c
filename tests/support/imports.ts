import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/lib/node/files.ts';

/** One import: the folder of the importing file, and the folder or package it imports from. */
export interface Import {
  file: string;
  room: string;
  target: string;
  /** The imported file, relative to the root; undefined for a package. */
  path: string | undefined;
  /** Type-only imports do not exist at run time. */
  typeOnly: boolean;
}

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]/g;

/** Every import below `src`, in TypeScript and in the front matter and scripts of Astro files. */
export function importsBelow(root: string): Import[] {
  return filesBelow(root)
    .filter((file) => /\.(ts|tsx|astro|mjs)$/.test(file))
    .flatMap((file) => importsOf(file, fs.readFileSync(path.join(root, file), 'utf8')));
}

/** The imports of one file's text. */
function importsOf(name: string, text: string): Import[] {
  // lib/node counts as a separate folder, because it needs Node.
  const roomOf = (file: string) => (/^lib\/node\//.test(file) ? 'lib/node' : file.includes('/') ? (file.split('/')[0] ?? '') : file);
  return [...text.matchAll(IMPORT)].map(([, type, specifier = '']) => {
    const found = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(name), specifier) : undefined;
    return {
      file: name,
      room: roomOf(name),
      target: found === undefined ? specifier : roomOf(found),
      path: found,
      typeOnly: Boolean(type),
    };
  });
}
