import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../../src/lib/node/files.ts';

const TOOL = ['tools/content-model', 'schemas', 'lib/node', 'lib', 'config'];

/** Who may import whom among the rooms of src. What a room is not given, it may not have. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  config: ['config'],
  lib: ['lib', 'config'],
  'lib/node': ['lib/node', 'lib', 'config'],
  schemas: ['schemas', 'lib', 'config'],
  'content.config.ts': ['schemas', 'lib/node', 'config', 'astro:content'],
  data: ['data', 'schemas', 'lib', 'config', 'figures', 'astro:content'],
  // Of schemas only types: a drawing can be imported without zod.
  figures: ['figures', 'lib', 'lib/node', 'config'],
  documents: ['documents', 'lib/node', 'figures', 'lib', 'config'],
  'open-graph': ['open-graph', 'lib/node', 'figures', 'lib', 'config'],
  // Drawings with the visitor's own numbers are drawn in the browser.
  islands: ['islands', 'figures', 'lib', 'config'],
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
  // Whoever changes, shows or builds content asks the check; a deployment builds.
  'tools/calendar': ['tools/calendar', ...TOOL],
  'tools/content-change': ['tools/content-change', 'tools/content-check', ...TOOL],
  'tools/content-check': ['tools/content-check', 'figures', ...TOOL],
  'tools/content-model': ['tools/content-model', 'schemas', 'lib/node', 'lib', 'config'],
  'tools/content-panel': [
    'tools/content-panel',
    'tools/content-check',
    'tools/launch-check',
    'data',
    'components',
    'figures',
    'styles',
    ...TOOL,
  ],
  'tools/deploy': ['tools/deploy', 'tools/site', 'integrations', ...TOOL],
  'tools/generators': ['tools/generators', 'tools/content-check', 'figures', ...TOOL],
  'tools/launch-check': ['tools/launch-check', 'tools/content-check', ...TOOL],
  'tools/review': ['tools/review', 'integrations', ...TOOL],
  'tools/site': ['tools/site', 'tools/content-check', ...TOOL],
};

/** Not of types: they say nothing at run time, so any room may name one. */
const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?!type\s)(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]/g;
const TARGETS = new Set([...Object.keys(MAY_IMPORT), 'styles', 'content', 'astro:content']);

/** The first folder; each tool counts by itself, and so does Node’s part of lib. */
const roomOf = (file: string) => /^(?:(?:lib\/node|tools\/[^/]+)(?=\/)|[^/]+)/.exec(file)?.[0] ?? '';

/** What a file imports: a room, or a folder within another tool, which is that tool’s own. */
function targetOf(file: string, from: string): string {
  if (!from.startsWith('.')) return from;
  const target = path.join(path.dirname(file), from);
  const isOther = target.startsWith('tools/') && roomOf(target) !== roomOf(file);
  return isOther ? path.dirname(target) : roomOf(target);
}

test('every import between the folders of src is allowed', () => {
  const files = filesBelow('src').filter((file) => /\.(ts|tsx|astro|mjs)$/.test(file));
  const imports = files.flatMap((file) =>
    [...fs.readFileSync(`src/${file}`, 'utf8').matchAll(IMPORT)].map(([, from = '']) => ({
      file,
      target: targetOf(file, from),
    })),
  );
  expect(imports.length).toBeGreaterThan(100);
  const wrong = imports.filter(
    ({ file, target }) => (TARGETS.has(target) || target.startsWith('tools')) && !MAY_IMPORT[roomOf(file)]?.includes(target),
  );
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});
