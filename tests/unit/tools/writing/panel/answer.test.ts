import { expect, test } from 'vitest';
import { answerFor } from '../../../../../src/tools/writing/panel/answer.ts';
import { FIXTURE_ROOT } from '../../../../support/fixture.ts';

const finding = (file: string) => ({
  ...{ file, line: 3, column: 5, severity: 'error' as const, code: 'field' as const },
  ...{ message: 'x is wrong.', repair: 'Write y.' },
});
const OWN = 'src/content/services/seal-training.mdx';
const OTHER = 'src/content/pages/home.mdx';

test('a page gets the findings of its own file, and those of others', () => {
  expect(answerFor(FIXTURE_ROOT, '/seal-training/', [finding(OWN), finding(OTHER)])).toMatchObject({
    file: OWN,
    own: [{ file: OWN, line: 3 }],
    others: [{ file: OTHER }],
  });
});

test('a page without a file gets all findings as those of others', () => {
  expect(answerFor(FIXTURE_ROOT, '/no-such-page', [finding(OWN)])).toMatchObject({ file: undefined, own: [], others: [{ file: OWN }] });
});

test('the limits of a search result are those of the schema', () => {
  expect(answerFor(FIXTURE_ROOT, '/', []).limits.title).toEqual({ min: 10, max: 60 });
});
