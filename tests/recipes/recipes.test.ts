import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkContent, errorsOf } from '../../src/commands/content/check.ts';
import { formatFinding } from '../../src/commands/content/problem.ts';
import { freePort, type Host, startHost } from '../../src/commands/support/host.ts';
import { caseRoute, documentFile, flyerFile, openGraphImageFile, serviceRoute } from '../../src/config/routes.ts';
import { filesBelow } from '../../src/lib/node/files.ts';
import { DRAFT_MARK, drafts } from '../support/drafts.ts';
import { copySite, runIn } from '../support/fixture-site.ts';
import { followRecipes } from '../support/follow-recipes.ts';
import { none } from '../support/none.ts';
import { changeNumbers } from '../support/other-numbers.ts';

/**
 * A writer's day: every recipe of src/content/README.md is followed at once, in a copy of the site that has drafts besides; and in every
 * entry a number is changed of which the check says nothing.
 */
const { changes, added, notFollowed } = followRecipes();
const current = (file: string) => changes[file] ?? fs.readFileSync(file, 'utf8');
const root = copySite('recipes', { ...changes, ...drafts(current) }, ['tests', 'wrangler.jsonc']);
const at = (file: string) => path.join(root, 'dist', file);
const text = (file: string) => fs.readFileSync(at(file), 'utf8');
/** New entries that have a page. */
const pages = added.flatMap(({ collection, id }) => {
  if (collection === 'cases') return [{ id, route: caseRoute(id), document: documentFile(id) }];
  if (collection === 'services') return [{ id, route: serviceRoute(id), document: flyerFile(id) }];
  return [];
});

let host: Host | undefined;
let output = '';
const run = ({ status, stdout, stderr }: ReturnType<typeof runIn>) => {
  output = `${stdout}${stderr}`;
  return status;
};

let numbers: string[] = [];

beforeAll(async () => {
  numbers = await changeNumbers(root);
  none(errorsOf(await checkContent(root)).map(formatFinding));
  expect(run(runIn(root, 'build')), output).toBe(0);
}, 900_000);
afterAll(() => host?.stop());

test('each recipe is one that can be followed', () => {
  none(notFollowed.map((recipe) => `No test knows how to follow the recipe "${recipe}"`));
  expect(added.map(({ collection }) => collection)).toEqual(expect.arrayContaining(['cases', 'services', 'team']));
});

test('many entries have another number', () => {
  expect(numbers.length).toBeGreaterThan(10);
});

test('the tests of the content and of the built site stay green', { timeout: 900_000 }, () => {
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
  const holding = () => {
    const files = filesBelow(path.join(root, 'dist'));
    return files.filter((file) => /quillon/i.test(file) || fs.readFileSync(at(file)).includes(DRAFT_MARK));
  };
  const badges = () =>
    filesBelow(path.join(root, 'dist'))
      .filter((file) => file.endsWith('.html') && text(file).includes('data-draft'))
      .sort();

  test('are nowhere on the live site: no page, list, feed, sitemap, Open Graph image or PDF', () => {
    expect(filesBelow(path.join(root, 'dist')).length).toBeGreaterThan(100);
    none(holding());
    none(badges());
  });

  // The last test: it replaces the built site.
  test('are shown by a preview, with a badge on their pages and cards', { timeout: 900_000 }, () => {
    expect(run(runIn(root, 'build', { SITE_ENV: 'preview' })), output).toBe(0);
    expect(holding()).toEqual(
      expect.arrayContaining(['case-studies/quillon-trips.html', 'case-studies.html', 'about-us.html', 'index.html', 'rss.xml']),
    );
    expect(badges()).toEqual(['about-us.html', 'case-studies.html', 'case-studies/quillon-trips.html', 'quillon-services.html']);
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
