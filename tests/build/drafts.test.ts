import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../../src/lib/node/files.ts';
import { DIST } from '../support/dist.ts';
import { CONNECTED_DIST } from '../support/fixture.ts';
import { readPdf } from '../support/pdf.ts';

/**
 * A word of every draft of the fixture, and of the entry that is to be published in a far year;
 * nothing else has it.
 */
const MARK = /quillon/i;

/** The text of a file of a site; that of a PDF is compressed in its bytes. */
async function textOf(site: string, file: string): Promise<string> {
  const bytes = fs.readFileSync(path.join(site, file));
  return file.endsWith('.pdf') ? (await readPdf(bytes)).text : bytes.toString();
}

const badges = (site: string) =>
  filesBelow(site).filter(
    (file) =>
      file.endsWith('.html') &&
      fs.readFileSync(path.join(site, file), 'utf8').includes('data-draft'),
  );

describe('drafts, and entries to be published later', () => {
  test('are nowhere on the live site: no page, list, feed, sitemap or PDF', async () => {
    const found: string[] = [];
    for (const file of filesBelow(DIST))
      if (MARK.test(file) || MARK.test(await textOf(DIST, file))) found.push(file);
    expect(found).toEqual([]);
    expect(badges(DIST)).toEqual([]);
  });

  test('are shown by a preview, with a badge on their pages and cards', async () => {
    for (const file of [
      'case-studies/quillon-trips.html',
      'case-studies.html',
      'about-us.html',
      'index.html',
      'rss.xml',
      'documents/quillon-trips.pdf',
    ])
      expect(await textOf(CONNECTED_DIST, file), file).toMatch(MARK);
    expect(badges(CONNECTED_DIST).sort()).toEqual([
      'about-us.html',
      'case-studies.html',
      'case-studies/quillon-trips.html',
      'quillon-services.html',
    ]);
  });
});
