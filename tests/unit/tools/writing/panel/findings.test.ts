import { expect, test } from 'vitest';
import { answerFor, factsOf } from '../../../../../src/tools/writing/panel/answer.ts';
import { latestOnly } from '../../../../../src/tools/writing/panel/findings.ts';
import { FIXTURE_ROOT } from '../../../../support/fixture.ts';

test('a task that is asked for while it runs is told so, and runs once more', async () => {
  const outdated: boolean[] = [];
  let release = () => {};
  const task = latestOnly(async (isOutdated) => {
    if (outdated.length === 0) await new Promise<void>((resolve) => (release = resolve));
    outdated.push(isOutdated());
  });
  const first = task();
  const others = [task(), task()];
  release();
  await Promise.all([first, ...others]);
  expect(outdated).toEqual([true, false]);
  await task();
  expect(outdated).toEqual([true, false, false]);
});

const finding = (file: string) => ({
  file,
  line: 3,
  column: 5,
  severity: 'error' as const,
  rule: 'field' as const,
  message: 'x is wrong.',
  repair: 'Write y.',
});

test('a page is told what is wrong in its own file, and elsewhere', () => {
  const own = 'src/content/services/seal-training.mdx';
  const other = 'src/content/pages/home.mdx';
  const facts = factsOf(FIXTURE_ROOT);
  const answer = answerFor(facts, '/seal-training/', [finding(own), finding(other)], new Set([own]));
  expect(answer).toMatchObject({ file: own, isHeldBack: true, own: [{ file: own, line: 3 }], others: [{ file: other }] });
  // As the check counts them.
  expect(answer.length?.words).toBeGreaterThan(answer.length?.min ?? 0);
  expect(answer.length?.words).toBeLessThan(answer.length?.max ?? 0);
  expect(answer.limits.title).toEqual({ min: 10, max: 60 });
  expect(answerFor(facts, '/no-such-page', [finding(own)], new Set())).toMatchObject({
    file: undefined,
    isHeldBack: false,
    own: [],
    length: undefined,
  });
});
