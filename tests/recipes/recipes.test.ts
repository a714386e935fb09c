import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseRoute, documentFile, flyerFile, openGraphImageFile, serviceRoute } from '../../src/config/routes.ts';
import { filesBelow } from '../../src/lib/node/files.ts';
import { checkContent, errorsOf } from '../../src/tools/content-check/check.ts';
import { formatFinding } from '../../src/tools/content-check/problem.ts';
import { freePort, type Host, startHost } from '../../src/tools/site/host.ts';
import { DRAFT_MARK, drafts } from '../support/drafts.ts';
import { buildIn, makeFixture } from '../support/fixture-site.ts';
import { followRecipes } from '../support/follow-recipes.ts';
import { none } from '../support/none.ts';
import { changeNumbers } from '../support/other-numbers.ts';

/**
 * A writer's day: every recipe of src/content/README.md is followed at once, in a copy of the site that has drafts besides; and in every
 * entry a number is changed of which the check says nothing.
 */
const { changes, added, notFollowed } = followRecipes();
const current = (file: string) => changes[file] ?? fs.readFileSync(file, 'utf8');
/** What stands on the live site, and on a preview of it. */
const LIVE = 'dist';
const PREVIEW = 'preview';
/** Names of the entries that have another number. */
const NUMBERS = 'numbers.json';
const MAKERS = ['tests/recipes/recipes.test.ts', 'tests/support/other-numbers.ts'];

let root = '';
let host: Host | undefined;

beforeAll(async () => {
  const make = async (copy: string) => {
    fs.writeFileSync(path.join(copy, NUMBERS), JSON.stringify(await changeNumbers(copy)));
    none(errorsOf(await checkContent(copy)).map(formatFinding));
    buildIn(copy, { SITE_ENV: 'preview' });
    fs.renameSync(path.join(copy, 'dist'), path.join(copy, PREVIEW));
    buildIn(copy);
  };
  root = await makeFixture('recipes', { ...changes, ...drafts(current) }, make, MAKERS);
}, 900_000);
afterAll(() => host?.stop());

const at = (file: string, site = LIVE) => path.join(root, site, file);
const text = (file: string, site = LIVE) => fs.readFileSync(at(file, site), 'utf8');
/** New entries that have a page. */
const pages = added.flatMap(({ collection, id }) => {
  if (collection === 'cases') return [{ id, route: caseRoute(id), document: documentFile(id) }];
  if (collection === 'services') return [{ id, route: serviceRoute(id), document: flyerFile(id) }];
  return [];
});

test('each recipe is one that can be followed', () => {
  none(notFollowed.map((recipe) => `No test knows how to follow the recipe "${recipe}"`));
  expect(added.map(({ collection }) => collection)).toEqual(expect.arrayContaining(['cases', 'services', 'team']));
});

test('many entries have another number', () => {
  expect(JSON.parse(fs.readFileSync(path.join(root, NUMBERS), 'utf8')).length).toBeGreaterThan(10);
});

test('the tests of the content and of the built site stay green', { timeout: 900_000 }, () => {
  // The tests of today, whenever the copy was made.
  for (const part of ['tests', 'wrangler.jsonc']) {
    fs.rmSync(path.join(root, part), { recursive: true, force: true });
    fs.cpSync(part, path.join(root, part), { recursive: true });
  }
  const vitest = path.resolve('node_modules/vitest/vitest.mjs');
  const args = ['run', '--config=tests/vitest.config.ts', '--project=content', '--project=build', '--reporter=json'];
  const file = path.join(root, 'report.json');
  const { stderr } = spawnSync(process.execPath, [vitest, ...args, `--outputFile=${file}`], { cwd: root, encoding: 'utf8' });
  expect(fs.existsSync(file), stderr).toBe(true);
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    testResults: { message: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
  };
  expect(report.numPassedTests).toBeGreaterThan(50);
  none(
    report.testResults.flatMap(({ message, assertionResults }) => [
      ...(assertionResults.length === 0 ? [message] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join(' ').slice(0, 600)}`),
    ]),
  );
});

describe('each new page', () => {
  test.each(pages)('$route has its document, Open Graph image and sitemap entry', ({ id, route, document }) => {
    none(
      [`${route}.html`, document, openGraphImageFile(id)].filter((file) => !fs.existsSync(at(file))).map((file) => `${file} was not built`),
    );
    expect(text('sitemap-0.xml')).toContain(`${route}</loc>`);
    if (route === caseRoute(id)) expect(text('rss.xml')).toContain(`${route}</link>`);
  });

  test('and every list that shows a new entry name only URLs that answer 200', async () => {
    host = await startHost({ directory: path.join(root, 'dist'), port: await freePort(Number(process.env.TEST_PORT ?? 4323) + 40) });
    const { url } = host;
    const files = [
      'index.html',
      'case-studies.html',
      'all-our-services.html',
      'about-us.html',
      ...pages.map(({ route }) => `${route}.html`),
    ];
    const urls = new Set(files.flatMap((file) => urlsIn(text(file))));
    expect(urls.size).toBeGreaterThan(50);
    const answers = await Promise.all([...urls].map(async (each) => `${each} answers ${(await fetch(url + each)).status}`));
    none(answers.filter((answer) => !answer.endsWith(' 200')));
  });
});

describe('drafts, and entries to be published later', () => {
  const holding = (site: string) => {
    const files = filesBelow(path.join(root, site));
    return files.filter((file) => /quillon/i.test(file) || fs.readFileSync(at(file, site)).includes(DRAFT_MARK));
  };
  const badges = (site: string) =>
    filesBelow(path.join(root, site))
      .filter((file) => file.endsWith('.html') && text(file, site).includes('data-draft'))
      .sort();

  test('are nowhere on the live site: no page, list, feed, sitemap, Open Graph image or PDF', () => {
    expect(filesBelow(path.join(root, LIVE)).length).toBeGreaterThan(100);
    none(holding(LIVE));
    none(badges(LIVE));
  });

  test('are shown by a preview, with a badge on their pages and cards', () => {
    expect(holding(PREVIEW)).toEqual(
      expect.arrayContaining(['case-studies/quillon-trips.html', 'case-studies.html', 'about-us.html', 'index.html', 'rss.xml']),
    );
    expect(badges(PREVIEW)).toEqual(['about-us.html', 'case-studies.html', 'case-studies/quillon-trips.html', 'quillon-services.html']);
  });
});

/** URLs of the site itself in any attribute of a page: links, files to download, code of the islands. */
const urlsIn = (html: string) => {
  const $ = load(html);
  const values = $('*')
    .toArray()
    .flatMap((element) => Object.values($(element).attr() ?? {}));
  return values.filter((value) => /^\/(?!\/)\S*$/.test(value)).map((value) => value.split('#')[0] ?? '');
};
