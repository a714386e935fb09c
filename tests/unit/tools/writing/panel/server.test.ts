import { expect, test } from 'vitest';
import { answerFor } from '../../../../../src/tools/writing/panel/server.ts';
import { FIXTURE_ROOT } from '../../../../support/fixture.ts';

test.each([
  ['/seal-training/', 'src/content/services/seal-training.mdx'],
  ['/no-such-page', undefined],
])('the file of %s is %s', (pathname, file) => {
  expect(answerFor(FIXTURE_ROOT, pathname, []).file).toBe(file);
});
