import fs from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { withoutVendors } from '../../support/without-vendors.ts';

const EMBEDS = 'src/content/settings/embeds.yaml';
const CASE = 'src/content/cases/gas-turbine-selection.mdx';
const BARE = 'kind: embeds\nbooking:\n  path: a/b\nform:\n  slug: c\nanalytics: {}\nforms: {}\n';
const withTexts = (texts: Record<string, string>) => (file: string) =>
  texts[file] ?? (file === EMBEDS ? BARE : fs.readFileSync(file, 'utf8').replace(/^ {2}(previewUrl|downloadUrl):.*\n/gm, ''));

test('nothing changes where no third party is connected', () => expect(withoutVendors(withTexts({}))).toEqual({}));

test.each([
  ['a booking vendor', BARE.replace('  path', '  vendor: V\n  script: https://v.example/w.js\n  path')],
  ['a widget that loads on click', BARE.replace('  slug', '  load: click\n  slug')],
  ['analytics', BARE.replace('analytics: {}', 'analytics:\n  script: https://v.example/a.js')],
  ['a hosted form', BARE.replace('forms: {}', 'forms:\n  newsletter: https://v.example/n')],
])('%s is removed from the settings', (_name, text) =>
  expect(parse(withoutVendors(withTexts({ [EMBEDS]: text }))[EMBEDS] ?? '')).toEqual(parse(BARE)),
);

test('the hosted form and file of a white paper are removed from its case', () => {
  const text = withTexts({})(CASE);
  const connected = text.replace(
    'whitePaper:\n',
    'whitePaper:\n  previewUrl: https://v.example/p\n  downloadUrl: https://v.example/p.pdf\n',
  );
  const changed = withoutVendors(withTexts({ [CASE]: connected }));
  expect(Object.keys(changed)).toEqual([CASE]);
  const frontOf = (mdx: string) => parse(mdx.split(/^---\n/m)[1] ?? '');
  expect(frontOf(changed[CASE] ?? '')).toEqual(frontOf(text));
  expect(changed[CASE]?.split(/^---\n/m)[2]).toBe(text.split(/^---\n/m)[2]);
});
