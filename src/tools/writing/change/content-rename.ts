/**
 * npm run content:rename services/old-name new-name: renames an entry: its file or its id in a
 * list. Its former URL redirects to the new one; links, lists and fields that name it are updated.
 */
import { runChange } from './change.ts';
import { rename } from './rename.ts';

await runChange(
  rename,
  2,
  'Name the entry, then its new name: npm run content:rename services/training courses',
);
