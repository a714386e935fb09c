/**
 * npm run content:remove services/training [/path]: removes an entry. Lists and menus lose it, its
 * URL redirects to the given path, and references that only the writer can replace are listed.
 */
import { parseArguments } from '../../parse-arguments.ts';
import { makeChange } from './change.ts';
import { remove } from './remove.ts';

const {
  positionals: [name = '', to],
} = parseArguments({ allowPositionals: true });
const root = process.cwd();
if (!name) {
  console.error('Name the entry: npm run content:remove services/training');
  process.exitCode = 2;
} else if (!(await makeChange(root, () => remove(root, name, to)))) process.exitCode = 1;
