/**
 * npm run content:rename -- services/old-name new-name: gives an entry another name. Its file moves; its former path leads on to the
 * new one; links, lists and fields that name it follow.
 */
import fs from 'node:fs';
import path from 'node:path';
import { checkContent, errorsOf } from './content/check.ts';
import { formatFinding } from './content/problem.ts';
import { rename } from './content/rename.ts';

const [from = '', to = ''] = process.argv.slice(2);
const root = process.cwd();
const broken = errorsOf(await checkContent(root, { words: false }));
if (broken.length > 0) {
  for (const finding of broken) console.error(formatFinding(finding));
  console.error('Nothing was renamed: mend these first.');
  process.exit(1);
}
const result = rename(root, from, to);
if ('problem' in result) {
  console.error(result.problem);
  process.exit(1);
}
for (const [file, text] of result.files) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}
fs.rmSync(path.join(root, result.removed));
for (const line of result.done) console.log(line);
