import fs from 'node:fs';
import path from 'node:path';

const RULE = '/*\n  X-Robots-Tag: noindex, nofollow\n';

/** Forbids search engines every file of a preview, by the header that the host sends with each. */
export function forbidIndexing(folder: string): void {
  const file = path.join(folder, '_headers');
  const rules = fs.readFileSync(file, 'utf8');
  if (rules.startsWith(RULE)) return;
  if (!rules.startsWith('/*\n')) throw new Error(`${file} does not begin with the rule for every file.`);
  fs.writeFileSync(file, rules.replace('/*\n', RULE));
}
