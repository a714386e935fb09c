/**
 * npm run content:rename services/old-name new-name: renames an entry: its file or its id in a
 * list. Its former URL redirects to the new one; links, lists and fields that name it are updated.
 */
import { parseArguments } from '../../parse-arguments.ts';
import { makeChange } from './change.ts';
import { rename } from './rename.ts';

const {
  positionals: [from = '', to = ''],
} = parseArguments({ allowPositionals: true });
const root = process.cwd();
if (!from || !to) {
  console.error(
    'Name the entry, then its new name: npm run content:rename services/training courses',
  );
  process.exitCode = 2;
} else if (!(await makeChange(root, () => rename(root, from, to)))) process.exitCode = 1;
