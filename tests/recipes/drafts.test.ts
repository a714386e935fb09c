import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesBelow } from '../../src/lib/node/files.ts';
import { copySite, runIn } from '../support/fixture-site.ts';
import { none } from '../support/none.ts';

/** A name that no other text of the site holds. */
const MARK = 'Quillon';
const field = (text: string, name: string, value: string) => text.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`);
const read = (file: string) => fs.readFileSync(file, 'utf8');
const CASE = 'src/content/cases/bad-actor-removals.mdx';
const COPY = 'src/content/cases/quillon-trips.mdx';
const PERSON = 'src/content/team/quillon-person.mdx';

/** A case and a person that are drafts, and a testimonial for a day that is far off. */
const unique = (text: string) => field(field(field(text, 'id', '99'), 'title', `${MARK} trips of a pump`), 'subject', `${MARK} trips`);
const changes = {
  [COPY]: unique(read(CASE)).replace(/^---\n/, '---\ndraft: true\n'),
  [PERSON]: `---\nname: ${MARK} Person\nposition: Engineer\norder: 99\ndraft: true\n---\n\n${'Reading the trend is what this engineer does. '.repeat(7)}\n`,
  'src/content/testimonials.yaml': `${read('src/content/testimonials.yaml')}- id: quillon\n  quote: ${MARK} measured what nobody had measured on that pump for twenty years.\n  title: Manager\n  company: Plant\n  country: Norway\n  publishOn: 2999-01-01\n`,
};

const built = (env: 'production' | 'preview') => {
  const root = copySite(`drafts-${env}`, changes);
  const run = runIn(root, 'build', { SITE_ENV: env });
  expect(run.status, `${run.stdout}${run.stderr}`).toBe(0);
  const dist = path.join(root, 'dist');
  const files = filesBelow(dist);
  const badges = files.filter((file) => file.endsWith('.html') && fs.readFileSync(path.join(dist, file)).includes('data-draft'));
  return {
    dist,
    files,
    badges,
    holding: files.filter((file) => /quillon/i.test(file) || fs.readFileSync(path.join(dist, file)).includes(MARK)),
  };
};

afterAll(() => {
  for (const env of ['production', 'preview'])
    fs.rmSync(path.resolve('.cache/fixtures', `drafts-${env}`), { recursive: true, force: true });
});

test('the live site has no trace of drafts: no page, list, feed, sitemap, picture or PDF', { timeout: 900_000 }, () => {
  const { files, holding, badges } = built('production');
  expect(files.length).toBeGreaterThan(100);
  none(holding);
  none(badges);
});

test('a preview shows them, with a badge on their pages and cards', { timeout: 900_000 }, () => {
  const { holding, badges } = built('preview');
  expect(badges.sort()).toEqual(['about-us.html', 'case-studies.html', 'case-studies/quillon-trips.html']);
  expect(holding).toEqual(
    expect.arrayContaining(['case-studies/quillon-trips.html', 'case-studies.html', 'about-us.html', 'index.html', 'rss.xml']),
  );
});
