import fs from 'node:fs';
import path from 'node:path';

/** One import of a source file: the room it stands in, and the room or package it reaches for. */
export interface Import {
  file: string;
  room: string;
  target: string;
  /** Type-only imports draw no arrow at run time. */
  typeOnly: boolean;
}

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]/g;

/** Every import below `src`, in TypeScript and in the front matter and scripts of Astro files. */
export function importsBelow(root: string): Import[] {
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|astro|mjs)$/.test(name))
    .flatMap((name) => importsOf(root, name.split(path.sep).join('/'), fs.readFileSync(path.join(root, name), 'utf8')));
}

/** The imports of one file's text. */
export function importsOf(root: string, name: string, text: string): Import[] {
  // The part of lib that needs Node is a room of its own.
  const roomOf = (file: string) => (/^lib\/node\//.test(file) ? 'lib/node' : file.includes('/') ? (file.split('/')[0] ?? '') : file);
  return [...text.matchAll(IMPORT)].map(([, type, specifier = '']) => ({
    file: name,
    room: roomOf(name),
    target: specifier.startsWith('.')
      ? roomOf(path.posix.relative(root, path.posix.resolve(root, path.posix.dirname(name), specifier)))
      : specifier,
    typeOnly: Boolean(type),
  }));
}
