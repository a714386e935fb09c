// cspell:ignore laed
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect as briefly, type Page } from '@playwright/test';
import { load } from 'cheerio';
import { ROUTES } from '../../src/config/routes.ts';
import { freePort } from '../../src/lib/node/free-port.ts';
import { figureSchema } from '../../src/schemas/figures/index.ts';
import { axe } from '../support/axe.ts';
import { FIXTURE_CONTENT, FIXTURE_ROOT, FIXTURES } from '../support/fixture.ts';
import { test } from '../support/test.ts';

// The writer's development server. It compiles each page on its first request, and checks the
// content beside that; on a busy machine either may take minutes, so the only limits are ones that
// no machine reaches.
test.describe.configure({ mode: 'serial', timeout: 1_200_000 });
const expect = briefly.configure({ timeout: 300_000 });

const ENTRY = 'src/content/services/gear-review.mdx';
const HEADING = /^(banner:\n {2})lead: (.*)$/m;
const right = fs.readFileSync(path.join(FIXTURE_ROOT, ENTRY), 'utf8');
const wrong = right.replace(HEADING, '$1laed: $2');
/** Line of the misspelt field. */
const LINE = wrong.split('\n').indexOf(`  laed: ${HEADING.exec(right)?.[2]}`) + 1;
/** Its words are those of other entries: the dictionary knows them. */
const SENTENCE = 'Old records of the seal training list were laid beside the new ones.';
let server: ChildProcess;
/** What the server has printed. */
let printed = '';
let root: string;
let origin: string;

test.beforeAll(async () => {
  // A hook has the limit of the configuration, not that of its file.
  test.setTimeout(1_200_000);
  const port = await freePort(Number(process.env.TEST_PORT ?? 4323) + 1);
  origin = `http://localhost:${port}`;
  root = copySite();
  server = spawn(
    process.execPath,
    [path.resolve('node_modules/astro/bin/astro.mjs'), 'dev', '--port', String(port)],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
    },
  );
  for (const output of [server.stdout, server.stderr])
    output?.on('data', (text) => (printed += text));
  await expect
    .poll(
      () => {
        if (server.exitCode !== null) throw new Error('The development server has ended.');
        // A request can go unanswered while the server bundles its packages again, so it is
        // repeated.
        return fetch(`${origin}${ROUTES.cases}`, { signal: AbortSignal.timeout(60_000) }).then(
          ({ status }) => status,
          () => 0,
        );
      },
      { timeout: 0, intervals: [500] },
    )
    .toBe(200);
});
test.afterAll(() => server.kill('SIGKILL'));

/**
 * Copies the code into a folder of its own, with the content of the fixture, for a development
 * server whose files a test edits.
 * @returns the folder
 */
function copySite(): string {
  const root = path.resolve(FIXTURES, 'dev');
  // The server keeps its bundled packages there, and checks itself whether they are still valid; so
  // does the site with what it has made.
  if (fs.existsSync(root))
    for (const part of fs.readdirSync(root))
      if (part !== 'node_modules' && part !== '.cache')
        fs.rmSync(path.join(root, part), { recursive: true });
  // Without package.json, Vite takes the repository for the root whose files, such as those of
  // packages, it may serve.
  for (const part of ['src', 'public', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'])
    fs.cpSync(part, path.join(root, part), {
      recursive: true,
      filter: (file) => file !== path.join('src', 'content'),
    });
  fs.cpSync(FIXTURE_CONTENT, path.join(root, 'src/content'), { recursive: true });
  return root;
}

test.use({ stored: {} });

test('scripts and islands run', async ({ page }) => {
  await page.goto(`${origin}${ROUTES.cases}`);
  const decline = page.locator('[data-cookies] button[value=false]').first();
  // A key that is pressed on a hidden button is lost.
  await expect(decline).toBeVisible();
  // With the keyboard: the toolbar can cover the button.
  await decline.press('Enter');
  await expect(decline).toBeHidden();
  const shown = page.locator('#cases > :visible');
  const all = await shown.count();
  await page.locator('form[name=topics] input').first().click();
  await expect(page).toHaveURL(/topic=/);
  await expect.poll(() => shown.count()).toBeLessThan(all);
  const paper = page.locator('#cases a[data-file]:visible').first();
  const file = await paper.getAttribute('data-file');
  expect((await page.request.get(origin + file)).headers()['content-type']).toContain(
    'application/pdf',
  );
  await page
    .context()
    .route(`**${file}`, (route) => route.fulfill({ body: '', contentType: 'text/plain' }));
  await paper.click();
  await expect(
    page.getByRole('dialog').frameLocator('iframe').getByRole('textbox').first(),
  ).toBeVisible();
});

test('each kind of drawing is shown beside its fields', async () => {
  const $ = load(await (await fetch(`${origin}/_drawings`)).text());
  const kinds = figureSchema.options.map((option) => option.shape.type.value);
  expect($('main > ul > li')).toHaveLength(kinds.length);
  for (const kind of kinds) {
    expect($(`#${kind} svg[role=img]`).length, kind).toBeGreaterThan(0);
    expect($(`#${kind} pre`).text()).toContain(`type: ${kind}`);
  }
});

/** Saves the entry. */
const write = (text: string) => fs.writeFileSync(path.join(root, ENTRY), text);
const panel = (page: Page) =>
  page.locator('astro-dev-toolbar').getByRole('region', { name: 'Content', exact: true });

/**
 * Opens the panel. A click before it has loaded has no effect. Not by the keyboard: once the
 * toolbar has hidden again, it is inert.
 */
const openPanel = (page: Page) =>
  expect(async () => {
    const button = page
      .locator('astro-dev-toolbar')
      .getByRole('button', { name: 'Content', exact: true });
    if (!(await panel(page).isVisible()))
      await button
        .dispatchEvent('click', {}, { timeout: 60_000 })
        .catch(() => page.reload({ timeout: 60_000 }));
    await expect(panel(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();

test('a saved text is shown in its page, and its search result in the panel', async ({ page }) => {
  await page.goto(`${origin}/gear-review`);
  write(`${right.trimEnd()}\n\n${SENTENCE}\n`);
  await expect(page.getByText(SENTENCE)).toBeVisible();
  // Vite loads the page again whenever it has bundled another package.
  await expect(async () => {
    await openPanel(page);
    await briefly(panel(page).getByRole('status')).toHaveText('No mistakes in the content.');
    await briefly(panel(page).getByRole('img')).toHaveJSProperty('complete', true);
    expect(await axe(page, 'astro-dev-toolbar')).toEqual([]);
  }).toPass();
});

test('a mistake is named in the terminal and in the panel, which opens its line', async ({
  page,
  faults,
}) => {
  await page.goto(`${origin}/gear-review`);
  await openPanel(page);
  write(wrong);
  const finding = panel(page).getByText(/laed isn’t a field here/);
  await expect(finding).toBeVisible();
  await expect.poll(() => printed).toContain(`${ENTRY}:${LINE}:3  error`);
  const opened = page.waitForRequest(/__open-in-editor/);
  await page.route(/__open-in-editor/, (route) => route.fulfill({ body: '' }));
  await finding.locator('..').getByRole('button').press('Enter');
  expect(new URL((await opened).url()).searchParams.get('file')).toBe(`${ENTRY}:${LINE}:3`);
  expect((await fetch(`${origin}${ROUTES.cases}`)).status, 'of another page').toBe(200);
  write(right);
  await expect(finding).toBeHidden();
  // The page with the mistake can't be made.
  faults.length = 0;
});

for (const [mistake, text, says] of [
  ['a colon in a title', right.replace(/^title: /m, 'title: Gears: '), 'starts a new field'],
  ['an open quotation mark', right.replace(/^title: /m, 'title: "'), 'is never closed'],
  ['a case that is not there', right.replace(/^case: .*/m, 'case: no-such'), 'case is "no-such"'],
  ['braces in a text', `${right.trimEnd()}\n\nIt has {yet} to run.\n`, 'would run as code'],
] as const)
  test(`${mistake}: the page says what the check says, until it is repaired`, async ({
    page,
    faults,
  }) => {
    const before = printed.length;
    // Saved again if Astro has missed it: it may still read what the test before has repaired.
    await expect(async () => {
      write(text);
      await page.goto(`${origin}/gear-review`);
      await expect(page.getByText(says)).toContainText(`${ENTRY}:`, { timeout: 5_000 });
    }).toPass();
    await expect.poll(() => printed.slice(before)).toContain(says);
    expect(printed.slice(before)).not.toMatch(/^ +at /m);
    write(right);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gear review');
    faults.length = 0;
  });
