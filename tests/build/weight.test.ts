import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BUDGET } from '../../src/config/budgets.ts';
import { type BuiltPage, DIST, faultsOf, pages, standInPages } from '../support/dist.ts';
import { valuesOf } from '../support/html.ts';
import { none } from '../support/none.ts';

const every = [...pages, ...standInPages];

const blocking = ({ $ }: BuiltPage) =>
  valuesOf($, 'link[rel=stylesheet]:not([media=print])', 'href').map((href) => `styles that the first paint waits for: ${href}`);
test('the styles of a page stand in the page: the first paint waits for no file', () => none(faultsOf(every, blocking)));

const fontsOf = ({ $ }: BuiltPage) => valuesOf($, 'link[rel=preload][as=font]', 'href');
const faults = (each: BuiltPage, sizeOf = (file: string) => fs.statSync(path.join(DIST, file)).size) => {
  const fonts = fontsOf(each);
  const bytes = fonts.reduce((sum, file) => sum + sizeOf(file), 0);
  return [
    ...(fonts.length > BUDGET.fonts.files ? [`${fonts.length} files`] : []),
    ...(bytes > BUDGET.fonts.bytes ? [`${bytes} bytes`] : []),
    ...fonts.filter((file) => !each.html.replaceAll('"', '').includes(`url(${file})`)).map((file) => `${file} is preloaded and never used`),
  ];
};
test('the fonts that a page preloads are two, small, and used', () => {
  for (const each of every) expect(fontsOf(each).length, each.route).toBeGreaterThan(0);
  none(faultsOf(every, (each) => faults(each)));
});
