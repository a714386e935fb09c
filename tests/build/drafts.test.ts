import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../../src/lib/node/files.ts';
import { DIST } from '../support/dist.ts';
import { FULL_DIST } from '../support/fixture.ts';

/**
 * A word of every draft of the fixture, and of the entry that is to be published in a far year;
 * nothing else has it.
 */
const MARK = /quillon/i;

const read = (site: string, file: string) => fs.readFileSync(path.join(site, file), 'utf8');
const holding = (site: string) =>
  filesBelow(site).filter((file) => MARK.test(file) || MARK.test(read(site, file)));
const badges = (site: string) =>
  filesBelow(site).filter(
    (file) => file.endsWith('.html') && read(site, file).includes('data-draft'),
  );

describe('drafts, and entries to be published later', () => {
  test('are nowhere on the live site: no page, list, feed, sitemap, Open Graph image or PDF', () => {
    expect(holding(DIST)).toEqual([]);
    expect(badges(DIST)).toEqual([]);
  });

  test('are shown by a preview, with a badge on their pages and cards', () => {
    expect(holding(FULL_DIST)).toEqual(
      expect.arrayContaining([
        'case-studies/quillon-trips.html',
        'case-studies.html',
        'about-us.html',
        'index.html',
        'rss.xml',
      ]),
    );
    expect(badges(FULL_DIST).sort()).toEqual([
      'about-us.html',
      'case-studies.html',
      'case-studies/quillon-trips.html',
      'quillon-services.html',
    ]);
  });
});
