import { expect, test } from 'vitest';
import { resolve } from '../../../src/data/resolve.ts';

test.each([
  ['topics', 'src/content/topics.yaml'],
  ['team', 'src/content/team/no-such-id.mdx'],
] as const)(
  'a misspelt id of %s names the file in which it would be found',
  async (collection, file) => {
    await expect(
      resolve({ collection, id: 'no-such-id' }, 'src/content/cases/a.mdx'),
    ).rejects.toThrow(
      `src/content/cases/a.mdx refers to "no-such-id" in ${collection}, which does not exist. It would be in ${file}.`,
    );
  },
);
