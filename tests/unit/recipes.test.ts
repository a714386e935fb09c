import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { calculationSchema } from '../../src/schemas/calculation.ts';
import { figureSchema } from '../../src/schemas/figures/index.ts';
import { numbersSchema } from '../../src/schemas/numbers.ts';
import { KINDS, scaffold } from '../../src/tools/content-change/scaffold.ts';
import { checkContent, errorsOf } from '../../src/tools/content-check/check.ts';
import { COLLECTION_NAMES, readContent } from '../../src/tools/content-check/model.ts';
import type { Finding } from '../../src/tools/content-check/problem.ts';
import { FIXTURE_CONTENT, FIXTURE_ROOT } from '../support/fixture.ts';
import { GUIDE, readRecipes } from '../support/recipes.ts';

const recipes = readRecipes();
/** The redirect leads to an entry of another recipe, and the numbers belong to one. */
const files = recipes.filter(({ target }) => target !== 'src/content/redirects.yaml' && !target.endsWith('.numbers.yaml'));
/** Text of about so many words, no sentence of which stands twice. */
const text = (words: number, part: string) =>
  Array.from({ length: words / 10 }, (_, i) => `Reading ${i} of ${part} is a sentence that somebody has written.`).join(' ');
const bodyOf = (target: string) => {
  if (target.startsWith('src/content/services/'))
    return ['What we do', 'Why', 'How'].map((part) => `## ${part}\n\n${text(120, part)}`).join('\n\n');
  return text(target.startsWith('src/content/team/') ? 60 : 500, 'the case');
};

let root = '';
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'recipes-'));
  fs.cpSync(FIXTURE_CONTENT, path.join(root, 'src/content'), { recursive: true });
  // The file that the recipe of a client tells the writer to put there first.
  fs.writeFileSync(
    path.join(root, 'src/content/clients/example-energy.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 24" width="120" height="24"/>',
  );
});
afterAll(() => fs.rmSync(root, { recursive: true }));

/** Whether the example itself is wrong: not that it names an entry which only the firm's own content has. */
const isOfShape = ({ rule, repair }: Finding) => ['yaml', 'field', 'text'].includes(rule) && !repair.startsWith('There is no such entry');

test('no example is without its file', () => {
  const fences = GUIDE.flatMap((page) => fs.readFileSync(page, 'utf8').match(/^```yaml/gm) ?? []);
  expect(recipes).toHaveLength(fences.length);
  expect(recipes.length).toBeGreaterThan(15);
});

describe('each example is what the schema of its file takes', () => {
  test.each(files.map((recipe) => [`${recipe.heading} (${recipe.page}:${recipe.line})`, recipe] as const))(
    '%s',
    async (_name, { target, data, yaml }) => {
      const file = path.join(root, target);
      const old = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
      try {
        fs.writeFileSync(file, written(target, data, yaml, old));
        const errors = errorsOf(await checkContent(root, { words: false }));
        expect(errors.filter((error) => error.file === target && isOfShape(error))).toEqual([]);
      } finally {
        if (old !== undefined) fs.writeFileSync(file, old);
        else fs.rmSync(file);
      }
    },
  );
});

test('each example of a numbers file is one', () => {
  const numbers = recipes.filter(({ target }) => target.endsWith('.numbers.yaml'));
  expect(numbers).toHaveLength(2);
  for (const { target, data } of numbers) {
    const schema = target.includes('/papers/') ? calculationSchema : numbersSchema;
    expect(schema.safeParse(data).error?.issues ?? [], target).toEqual([]);
  }
});

test('an example that a schema would not take is found', async () => {
  const target = 'src/content/settings/embeds.yaml';
  const file = path.join(root, target);
  const old = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, written(target, { booking: { path: 'a/b', scripts: 'https://example.com/a.js' } }, '', old));
  expect((await checkContent(root, { words: false })).filter((problem) => problem.file === target)).toMatchObject([
    { repair: 'Did you mean "script"?' },
  ]);
  fs.writeFileSync(file, old);
});

/** Whether an example shows a whole file, and not a part of one. */
const isWhole = (data: unknown) => 'title' in (data as object) || 'name' in (data as object);

/** The file as it is once a writer has followed the example. */
function written(target: string, data: unknown, yaml: string, old: string | undefined): string {
  if (Array.isArray(data)) return `${old}\n${yaml}`;
  if (target.startsWith('src/content/settings/')) return stringify({ ...parse(old ?? ''), ...(data as object) });
  const whole = isWhole(data) ? yaml : stringify({ ...wholeOf(target), ...(data as object) });
  if (target.startsWith('src/content/papers/')) return `---\n${whole}---\n\n${paperText(parse(whole) as Whole)}\n`;
  return `---\n${whole}---\n\n${bodyOf(target)}\n`;
}

interface Whole {
  figures?: Record<string, object>;
  references?: { id: string }[];
}

/** The text of a paper as the README describes it: every drawing placed, every reference named. */
const paperText = ({ figures = {}, references = [] }: Whole) =>
  [
    text(600, 'the method'),
    ...Object.keys(figures).map((id) => `<Figure id="${id}" />`),
    `After ${references.map(({ id }) => id).join(', ')}.`,
    text(400, 'its limits'),
  ].join('\n\n');

/** The README's own example of a whole file, for an example that shows a part of it. */
const wholeOf = (target: string) => files.find((recipe) => recipe.target === target && isWhole(recipe.data))?.data as object;

describe('each example of a drawing, as the development server shows it', () => {
  const folder = 'src/figures';
  const common = parse(fs.readFileSync(`${folder}/every-drawing.yaml`, 'utf8')) as object;

  test.each(figureSchema.options.map(({ shape }) => shape.type.value))('%s is one that can be drawn', (type) => {
    const text = fs.readFileSync(`${folder}/kinds/${type}/example.yaml`, 'utf8');
    expect(figureSchema.safeParse({ ...common, ...parse(text) }).error?.issues ?? []).toEqual([]);
    expect(parse(text)).toMatchObject({ type });
    expect(text).toMatch(/^# [A-Z].*\n/);
  });

  test('each folder of a kind has its line in the list of kinds', () => {
    const folders = fs.readdirSync(`${folder}/kinds`).filter((name) => name !== 'index.ts');
    expect(folders).toEqual(figureSchema.options.map(({ shape }) => shape.type.value).sort());
  });
});

describe('each command of the README', () => {
  /** What a writer types, without "npm run" and "--". */
  const commands = [...fs.readFileSync('src/content/README.md', 'utf8').matchAll(/^npm run (content:[a-z]+) -- (.*)$/gm)].map(
    ([, name = '', line = '']) => [name, (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''))] as const,
  );
  const content = readContent(FIXTURE_ROOT);
  const begun = commands.filter(([name]) => name === 'content:new').map(([, words]) => words);

  test.each(begun)('content:new %s "%s" is taken', (kind, title, ...flags) => {
    // It throws at a flag that the command doesn't have.
    parseArgs({
      args: flags,
      options: Object.fromEntries((KINDS[kind]?.questions ?? []).map(({ flag }) => [flag, { type: 'string' } as const])),
    });
    const answers = Object.fromEntries(
      (KINDS[kind]?.questions ?? []).map(({ flag, choices }) => [flag, choices(content).slice(0, 1)] as const),
    );
    expect(scaffold(content, kind, title, answers)).toHaveProperty('files');
  });

  test.each(commands.filter(([name]) => name !== 'content:new').map(([, [entry = '', ...words]]) => [entry, words] as const))(
    'the entry %s is named by its collection',
    (entry) => expect(COLLECTION_NAMES).toContain(entry.split('/')[0]),
  );

  test('begins each kind of entry', () => {
    expect(begun.map(([kind]) => kind).sort()).toEqual(Object.keys(KINDS).sort());
  });
});
