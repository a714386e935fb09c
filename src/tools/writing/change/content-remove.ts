/**
 * npm run content:remove services/training [/path]: removes an entry. Lists and menus lose it, its
 * URL redirects to the given path, and references that only the writer can replace are listed.
 */
import { runChange } from './change.ts';
import { remove } from './remove.ts';

await runChange(remove, 1, 'Name the entry: npm run content:remove services/training');
