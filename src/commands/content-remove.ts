/**
 * npm run content:remove services/training [/path]: removes an entry. Lists and fields that can do without it lose it, its path leads
 * on to the one given, and what only the writer can decide is listed.
 */
import { makeChange } from './content/change.ts';
import { remove } from './content/remove.ts';

const [name = '', to] = process.argv.slice(2);
const root = process.cwd();
if (!name) {
  console.error('Write which entry: npm run content:remove services/training');
  process.exitCode = 2;
} else if (!(await makeChange(root, () => remove(root, name, to)))) process.exitCode = 1;
