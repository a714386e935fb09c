/**
 * npm run content:remove services/training [/path]: removes an entry, also one whose file was deleted by hand. References that are optional are removed too, its URL redirects
 * to the given path, and references that only the writer can replace are listed.
 */
import { parseArgs } from 'node:util';
import { makeChange } from './change.ts';
import { remove } from './remove.ts';
import { restoreDeleted } from './restore.ts';

const {
  positionals: [name = '', to],
} = parseArgs({ allowPositionals: true });
const root = process.cwd();
if (!name) {
  console.error('Name the entry: npm run content:remove services/training');
  process.exitCode = 2;
} else {
  for (const file of restoreDeleted(root, name)) console.log(`${file} was deleted by hand; it is brought back to see what belongs to it.`);
  if (!(await makeChange(root, () => remove(root, name, to)))) process.exitCode = 1;
}
