import fs from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { fluid, table } from '../../../src/figures/index.ts';
import { FIXTURE_CONTENT } from '../../support/fixture.ts';
import { figureSample } from './samples.ts';

const FILE = `${FIXTURE_CONTENT}/settings/drawings.yaml`;
const text = fs.readFileSync(FILE, 'utf8');

/** Makes the settings read as another text, saved at another time. */
let changedMs = 0;
function save(changed: string) {
  changedMs += 1;
  vi.spyOn(fs, 'statSync').mockReturnValue({ mtimeMs: changedMs } as fs.Stats);
  vi.spyOn(fs, 'readFileSync').mockReturnValue(changed);
}
afterEach(() => vi.restoreAllMocks());

test('labels of a drawing and heads of its table come from the content settings, also after a change', () => {
  save(text.replace(/^ {2}order: .*$/m, '  order: Multiple'));
  expect(table(figureSample('orbit')).head).toContain('Multiple');
  save(text.replace(/^ {2}key: .*$/m, '  key: Changed'));
  expect(table(figureSample('orbit')).head).not.toContain('Multiple');
  expect(fluid(figureSample('orbit'))).toContain('Changed');
});

test('a label that is missing is named with its file', () => {
  save(text.replace(/^ {2}order: .*\n/m, ''));
  expect(() => table(figureSample('orbit'))).toThrow(/drawings\.yaml: orbit\.order/);
});
