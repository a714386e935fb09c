import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/tools/writing/check/check.ts';
import { errorsOf } from '../../src/tools/writing/check/finding.ts';
import { edges } from '../support/edges.ts';
import { FULL_DIST, FULL_ROOT } from '../support/fixture.ts';
import { ALL } from '../unit/figures/samples.ts';

test('what the content check accepts at its limits is built', async () => {
  expect(errorsOf(await checkContent(FULL_ROOT, { words: false }))).toEqual([]);
  const pages = edges(ALL.map(([, figure]) => figure)).flatMap(({ file }) => {
    const [, folder, name] = /^(cases|services|papers)\/(.*)\.mdx$/.exec(file) ?? [];
    const path = { cases: `case-studies/${name}.html`, services: `${name}.html` }[folder ?? ''];
    return folder ? (path ?? `documents/${name}.pdf`) : [];
  });
  expect(pages.length).toBeGreaterThan(ALL.length);
  const built = fs.globSync('**/*.{html,pdf}', { cwd: path.resolve(FULL_DIST) });
  expect(pages.filter((page) => !built.includes(page))).toEqual([]);
  for (const page of built.filter((file) => file.endsWith('.html')))
    expect(fs.readFileSync(path.join(FULL_DIST, page), 'utf8'), page).not.toMatch(
      /\bNaN\b|Infinity/,
    );
});
