import { expect, onTestFinished, test, vi } from 'vitest';
import { makeChange } from '../../../../../src/tools/writing/change/change.ts';
import { rename } from '../../../../../src/tools/writing/change/rename.ts';
import { readCopy } from '../../../../support/content-copy.ts';
import { append, swap } from '../../../../support/edits.ts';
import { repositoryCopy } from './written.ts';

/** Renames a service of a copy. @returns whether it was renamed, and what was printed */
async function renamed(root: string) {
  const print = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => {}),
  );
  onTestFinished(() => void vi.restoreAllMocks());
  const isMade = await makeChange(root, () => rename(root, 'services/gear-review', 'gear-audit'));
  return { isMade, printed: print.flatMap(({ mock }) => mock.calls).join('\n') };
}

test('what was wrong before doesn’t stop a change, and isn’t listed again under the new name', async () => {
  const root = repositoryCopy({
    'services/gear-review.mdx': append('It is [there](/no-such-page).'),
  });
  const { isMade, printed } = await renamed(root);
  expect(isMade).toBe(true);
  expect(printed).toContain('services/gear-audit.mdx');
  expect(printed).not.toContain('/no-such-page');
});

test('a file that can’t be read stops a change, because it may name the entry', async () => {
  const root = repositoryCopy({ 'team/bram-osei.mdx': swap('name:', 'nom:') });
  const { isMade, printed } = await renamed(root);
  expect(isMade).toBe(false);
  expect(printed).toContain('team/bram-osei.mdx');
  expect(readCopy(root, 'services/gear-review.mdx')).not.toBe('');
});
