import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../../src/lib/node/files.ts';

/** Who may import whom among the rooms of src. What a room is not given, it may not have. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  config: ['config'],
  lib: ['lib', 'config'],
  'lib/node': ['lib/node', 'lib', 'config'],
  // The fields of a drawing stand in the folder of its kind.
  schemas: ['schemas', 'figures', 'lib', 'config'],
  'content.config.ts': ['schemas', 'lib/node', 'config', 'astro:content'],
  data: ['data', 'schemas', 'lib', 'config', 'figures', 'astro:content'],
  figures: ['figures', 'schemas', 'lib', 'lib/node', 'config'],
  documents: ['documents', 'lib/node', 'figures', 'lib', 'config'],
  'open-graph': ['open-graph', 'lib/node', 'figures', 'lib', 'config'],
  islands: ['islands', 'lib', 'config'],
  'stand-ins': ['stand-ins', 'lib', 'config'],
  components: ['components', 'lib/node', 'figures', 'lib', 'config'],
  sections: ['sections', 'components', 'islands', 'stand-ins', 'figures', 'lib', 'config'],
  layouts: ['layouts', 'sections', 'components', 'islands', 'data', 'lib', 'lib/node', 'config', 'styles'],
  pages: [
    'pages',
    'data',
    'layouts',
    'sections',
    'components',
    'documents',
    'open-graph',
    'lib/node',
    'figures',
    'lib',
    'config',
    'astro:content',
  ],
  integrations: ['integrations', 'data', 'lib/node', 'lib', 'config'],
  tools: ['tools', 'integrations', 'data', 'schemas', 'figures', 'components', 'styles', 'lib/node', 'lib', 'config'],
};

/** Not of types: they say nothing at run time, so any room may name one. */
const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?!type\s)(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]/g;
const TARGETS = new Set([...Object.keys(MAY_IMPORT), 'styles', 'content', 'astro:content']);

/** The first folder; that of Node’s part of lib counts by itself. */
const roomOf = (file: string) => /^(?:lib\/node(?=\/)|[^/]+)/.exec(file)?.[0] ?? '';

test('every import between the folders of src is allowed', () => {
  const files = filesBelow('src').filter((file) => /\.(ts|tsx|astro|mjs)$/.test(file));
  const imports = files.flatMap((file) =>
    [...fs.readFileSync(`src/${file}`, 'utf8').matchAll(IMPORT)].map(([, from = '']) => ({
      file,
      target: from.startsWith('.') ? roomOf(path.join(path.dirname(file), from)) : from,
    })),
  );
  expect(imports.length).toBeGreaterThan(100);
  const wrong = imports.filter(({ file, target }) => TARGETS.has(target) && !MAY_IMPORT[roomOf(file)]?.includes(target));
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});
