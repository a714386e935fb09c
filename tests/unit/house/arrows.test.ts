import { expect, test } from 'vitest';
import { type Import, importsBelow } from '../../support/imports.ts';

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

/** Arrows between rooms that the house does not have. A type says nothing at run time, so any room may name one. */
function wrongArrows(imports: Import[]): string[] {
  const rooms = new Set(Object.keys(MAY_IMPORT));
  return imports
    .filter(({ typeOnly }) => !typeOnly)
    .filter(({ target }) => rooms.has(target) || target === 'styles' || target === 'content' || target === 'astro:content')
    .filter(({ room, target }) => !MAY_IMPORT[room]?.includes(target))
    .map(({ file, target }) => `${file} imports ${target}`);
}

test('every import between the folders of src is allowed', () => {
  const imports = importsBelow('src');
  expect(imports.length).toBeGreaterThan(100);
  expect(wrongArrows(imports)).toEqual([]);
});
