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
  documents: ['figures', 'lib', 'config'],
  'open-graph': ['figures', 'lib', 'config'],
  islands: ['lib', 'config'],
  'own-numbers': ['islands', 'figures', 'lib', 'config'],
  'own-numbers/schema.ts': ['own-numbers', 'schemas', 'zod'],
  'own-numbers/page': ['own-numbers', 'components', 'data', 'figures', 'lib', 'config'],
  'stand-ins': ['stand-ins/vendors.ts', 'pages', 'components', 'data', 'lib', 'config', 'styles'],
  'stand-ins/vendors.ts': ['stand-ins'],
  'stand-ins/scripts': ['stand-ins', 'lib', 'config'],
  components: ['figures', 'lib', 'config'],
  'components/mdx': ['components', 'data', 'lib', 'config'],
  sections: ['components', 'islands', 'figures', 'lib', 'config'],
  layouts: ['sections', 'components', 'islands', 'data', 'lib', 'config', 'styles'],
  pages: [
    ...['layouts', 'sections', 'components', 'data', 'lib', 'config', 'astro:content'],
    ...['documents', 'open-graph', 'figures', 'own-numbers/page', 'components/mdx'],
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

/** The row for a path in src, or for a package if only some rows may import it. */
const rowOf = (place: string) =>
  [...Object.keys(MAY_IMPORT), ...Object.values(MAY_IMPORT).flat()]
    .filter((row) => `${place}/`.startsWith(`${row}/`))
    .reduce((narrowest, row) => (row.length > narrowest.length ? row : narrowest), '');

/** What `file` of src imports and may not. */
function breaches(file: string, source: string): string[] {
  const row = rowOf(file);
  const allowed = [row, ...(MAY_IMPORT[row] ?? [])];
  return importsOf(file, source)
    .map((name) => (name.startsWith('.') ? path.join(path.dirname(file), name) : name))
    .filter((name) => name.startsWith('.') || !['', ...allowed].includes(rowOf(name)))
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
  expect(files.filter((file) => !rowOf(file))).toEqual([]);
  const found = files.flatMap((file) => breaches(file, fs.readFileSync(`src/${file}`, 'utf8')));
  expect(found).toEqual([]);
});

test.each([
  [
    'a component',
    'components/Card.astro',
    "---\nimport { CaseFilter } from '../islands/X.tsx';\n---",
  ],
  ['a class', 'lib/a.ts', "import { Pen } from '../figures/pen.ts';"],
  ['a type beside a value', 'lib/a.ts', "import { type Page, page } from '../schemas/page.ts';"],
  ['everything', 'config/a.ts', "export * from '../lib/a.ts';"],
  ['a later import', 'islands/A.tsx', "const a = <T,>(b: T) => import('../data/cases.ts');"],
  ['a script of Astro', 'sections/A.astro', "<script>import '../data/cases.ts';</script>"],
  ['a package', 'figures/a.ts', "import { z } from 'zod';"],
  [
    'content in the browser',
    'own-numbers/island/A.tsx',
    "import { a } from '../page/page-data.ts';",
  ],
  ['something outside src', 'lib/a.ts', "import { html } from '../../tests/support/html.ts';"],
])('%s is found where it may not be imported', (_, file, source) => {
  expect(breaches(file, source)).toHaveLength(1);
});

test('a type, and a package that all may use, can be imported anywhere', () => {
  const source =
    "import type { Page } from '../schemas/page.ts';\nimport { useState } from 'react';";
  expect(breaches('islands/A.ts', source)).toEqual([]);
});
