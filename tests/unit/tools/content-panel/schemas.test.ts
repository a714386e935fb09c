import path from 'node:path';
import { expect, test } from 'vitest';
import { contentPanel } from '../../../../src/tools/content-panel/integration.ts';
import { importsBelow } from '../../../support/imports.ts';

/** What a drawing is made of, apart from its fields. */
const DRAWS = /^figures\/(?!kinds\/(?:index|[a-z-]+\/schema)\.ts$)/;

test('every file that defines a field is watched: the development server starts again with a new field', () => {
  const watched: string[] = [];
  const setup = contentPanel().hooks['astro:config:setup'];
  const options = {
    command: 'dev',
    addWatchFile: (file: string) => void watched.push(path.relative('src', file)),
    addDevToolbarApp: () => {},
    injectRoute: () => {},
    injectScript: () => {},
    updateConfig: () => {},
  };
  setup?.(options as unknown as Parameters<typeof setup>[0]);
  const imports = importsBelow('src').filter((each) => !each.typeOnly && /^(?:schemas|figures)\//.test(each.path ?? ''));
  const defining = new Set(['schemas/collections.ts']);
  for (const file of defining) for (const each of imports) if (each.file === file && each.path) defining.add(each.path);
  expect(defining).toContain('figures/kinds/bode/schema.ts');
  expect([...defining].filter((file) => !watched.includes(file) && !DRAWS.test(file))).toEqual([]);
});
