import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import ts from 'typescript';
import { expect, test } from 'vitest';

/**
 * Who may import whom by value, besides itself: `import type` is free. A folder or file of src
 * belongs to the narrowest row. What visitors' browsers load needs no content, no schema.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  content: [],
  config: [],
  lib: ['config', 'stand-ins/vendors.ts'],
  figures: ['lib', 'config'],
  schemas: ['lib', 'config', 'own-numbers/schema.ts', 'zod'],
  data: ['schemas', 'figures', 'lib', 'config', 'astro:content'],
  'data/offered-documents.ts': ['documents', 'data', 'lib', 'config'],
  documents: ['figures', 'lib', 'config'],
  'open-graph': ['figures', 'lib', 'config'],
  islands: ['lib', 'config'],
  'own-numbers': ['islands', 'figures', 'lib', 'config'],
  'own-numbers/schema.ts': ['own-numbers', 'schemas', 'zod'],
  'own-numbers/page': ['own-numbers', 'components', 'data', 'figures', 'lib', 'config'],
  'stand-ins': [
    ...['stand-ins/vendors.ts', 'components', 'data', 'data/offered-documents.ts'],
    ...['lib', 'config', 'styles'],
  ],
  'stand-ins/vendors.ts': ['stand-ins'],
  'stand-ins/scripts': ['stand-ins', 'lib', 'config'],
  components: ['figures', 'lib', 'config'],
  'components/mdx': ['components', 'data', 'lib', 'config'],
  sections: ['components', 'islands', 'figures', 'lib', 'config'],
  layouts: ['sections', 'components', 'islands', 'data', 'lib', 'config', 'styles'],
  pages: [
    ...['layouts', 'sections', 'components', 'data', 'data/offered-documents.ts', 'lib', 'config'],
    ...['documents', 'open-graph', 'figures', 'own-numbers/page', 'components/mdx'],
    'astro:content',
  ],
  integrations: ['data', 'lib', 'config'],
  host: ['lib'],
  tools: [
    ...['tools/writing/panel', 'integrations', 'schemas', 'figures', 'lib', 'config', 'zod'],
    'own-numbers/open-example.ts',
  ],
  'own-numbers/open-example.ts': ['own-numbers'],
  'tools/writing/panel': [
    ...['tools', 'components', 'data', 'schemas', 'figures', 'lib', 'config', 'styles'],
  ],
  'content.config.ts': ['schemas', 'config', 'astro:content'],
};

/** Folders, files and packages that the table names. */
const PLACES = [...Object.keys(MAY_IMPORT), ...Object.values(MAY_IMPORT).flat()];
/** The narrowest of them that a path in src or a package belongs to, if any does. */
const placeOf = (name: string) =>
  PLACES.filter((place) => `${name}/`.startsWith(`${place}/`))
    .toSorted((a, b) => b.length - a.length)
    .at(0);

/** What `file` of src imports and may not. */
function breaches(file: string, source: string): string[] {
  const own = placeOf(file) ?? '';
  const allowed = [own, ...(MAY_IMPORT[own] ?? [])];
  const isFree = (name: string) => {
    const isLocal = name.startsWith('.');
    const module = isLocal ? path.join(path.dirname(file), name) : name;
    const isOutside = isLocal && module.startsWith('..');
    const place = placeOf(module);
    return !isOutside && (place === undefined || allowed.includes(place));
  };
  return importsOf(file, source)
    .filter((name) => !isFree(name))
    .map((name) => `${file} imports ${name}`);
}

/** The names of all modules that a file imports or exports by value, also in scripts of Astro. */
function importsOf(file: string, source: string): string[] {
  if (file.endsWith('.astro')) {
    const [, code = '', template = source] = source.split(/^---$/m);
    const scripts = load(template)('script').toArray();
    return [code, ...scripts.map((script) => load(script).text())].flatMap((text) =>
      importsOf(`${file}.ts`, text),
    );
  }
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = moduleOf(node);
    if (name && ts.isStringLiteral(name)) names.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return names;
}

function moduleOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node))
    return node.importClause?.isTypeOnly ? undefined : node.moduleSpecifier;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
  const isImport =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport ? node.arguments[0] : undefined;
}

test('every folder of src imports what its row allows', () => {
  const files = fs.globSync('**/*.{ts,tsx,mjs,astro}', { cwd: 'src' });
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => !placeOf(file))).toEqual([]);
  const found = files.flatMap((file) => breaches(file, fs.readFileSync(`src/${file}`, 'utf8')));
  expect(found).toEqual([]);
});

test.each([
  ['components/A.astro', "---\nimport { A } from '../islands/A.tsx';\n---"],
  ['sections/A.astro', "<script>import '../data/a.ts';</script>"],
  ['islands/A.tsx', "const a = <T,>(b: T) => import('../data/a.ts');"],
  ['own-numbers/island/A.tsx', "import { a } from '../page/a.ts';"],
  ['lib/a.ts', "import { type A, a } from '../schemas/a.ts';"],
  ['lib/a.ts', "export * from '../figures/a.ts';"],
  ['lib/a.ts', "import { a } from '../../tests/a.ts';"],
  ['figures/a.ts', "import { z } from 'zod';"],
])('%s may not say: %s', (file, source) => {
  expect(breaches(file, source)).toHaveLength(1);
});

test('a type, and a package that all may use, can be imported anywhere', () => {
  const source =
    "import type { Page } from '../schemas/page.ts';\nimport { useState } from 'react';";
  expect(breaches('islands/A.ts', source)).toEqual([]);
});
