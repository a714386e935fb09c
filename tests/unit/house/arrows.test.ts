import { describe, expect, test } from 'vitest';
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

/** Imports by a tool of what lies in a folder of another; what others need stands at the top of its folder. */
const insides = (imports: Import[]) =>
  imports
    .filter(({ file, path }) => {
      const [tool, of] = [file, path].map((each) => /^tools\/([^/]+)\//.exec(each ?? '')?.[1]);
      return tool && of && tool !== of && path && path.split('/').length > 3;
    })
    .map(({ file, path }) => `${file} imports ${path}`);

describe('imports between the folders of src', () => {
  const imports = importsBelow('src');

  test('are all allowed', () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(wrongArrows(imports)).toEqual([]);
  });

  test('no folder is missing from the table', () => {
    const rooms = new Set(imports.map(({ room }) => room));
    expect([...rooms].filter((room) => !(room in MAY_IMPORT))).toEqual([]);
  });

  test('React is imported only by islands', () => {
    expect(imports.filter(({ room, target }) => /^(react|embla)/.test(target) && room !== 'islands')).toEqual([]);
  });

  test('no tool imports the inside of another', () => {
    expect(insides(imports)).toEqual([]);
  });
});
