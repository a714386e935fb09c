import { expect, test } from 'vitest';
import { answerFor } from '../../../../../src/tools/writing/panel/server.ts';
import { FIXTURE_ROOT } from '../../../../support/fixture.ts';

test.each([
  ['/seal-training/', 'src/content/services/seal-training.mdx'],
  ['/no-such-page', undefined],
])('the file of %s is %s', (pathname, file) => {
  expect(answerFor(FIXTURE_ROOT, pathname, []).file).toBe(file);
});

test('the limits of a search result are those of the schema', () => {
  expect(answerFor(FIXTURE_ROOT, '/', []).limits.title).toEqual({ min: 10, max: 60 });
});
