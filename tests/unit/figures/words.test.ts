import { expect, test } from 'vitest';
import { fluid, table } from '../../../src/figures/index.ts';
import { figureSample, WORDS } from './samples.ts';

test('labels of a drawing and heads of its table are the words that all drawings share', () => {
  const words = { ...WORDS, orbit: { ...WORDS.orbit, order: 'Multiple', key: 'Changed' } };
  expect(table(figureSample('orbit'), words).head).toContain('Multiple');
  expect(fluid(figureSample('orbit'), words)).toContain('Changed');
});
