/** npm run changed-pages -- --before DIR --after DIR [--out FILE]: which pages differ between two built sites. */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changedPages } from '../lib/changed-pages.ts';
import { filesBelow } from '../lib/node/files.ts';

const { values } = parseArgs({ options: { before: { type: 'string' }, after: { type: 'string' }, out: { type: 'string' } } });
const { before, after, out } = values;
for (const folder of [before, after]) {
  if (folder && fs.existsSync(folder)) continue;
  console.error(`There is no folder "${folder ?? ''}". Name two built sites: --before DIR --after DIR`);
  process.exit(1);
}

const pagesOf = (folder = '') =>
  new Map(
    filesBelow(folder)
      .filter((file) => file.endsWith('.html'))
      .map(
        (file) =>
          [`/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`, fs.readFileSync(path.join(folder, file), 'utf8')] as const,
      ),
  );

const pages = changedPages(pagesOf(before), pagesOf(after));
if (out) fs.writeFileSync(out, `${JSON.stringify(pages, null, 2)}\n`);
for (const [what, routes] of Object.entries(pages)) for (const route of routes) console.log(`${what.padEnd(8)} ${route}`);
console.log(`${pages.changed.length} changed, ${pages.added.length} added, ${pages.removed.length} removed.`);
