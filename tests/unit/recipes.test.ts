import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { describe, expect, test } from 'vitest';
import { calculationSchema } from '../../src/schemas/calculation.ts';
import { figureSchema } from '../../src/schemas/figures/index.ts';
import { KINDS, scaffold } from '../../src/tools/writing/change/scaffold.ts';
import { checkContent } from '../../src/tools/writing/check/check.ts';
import type { Finding } from '../../src/tools/writing/check/finding.ts';
import { errorsOf } from '../../src/tools/writing/check/finding.ts';
import { COLLECTION_NAMES, readContent } from '../../src/tools/writing/model/content.ts';
import { contentCopy } from '../support/content-copy.ts';
import { FIXTURE_ROOT } from '../support/fixture.ts';
import { followRecipes } from '../support/follow-recipes.ts';
import { none } from '../support/none.ts';
import { GUIDE, type Recipe, readRecipes } from '../support/recipes.ts';
import { writeFiles } from '../support/temporary.ts';

const recipes = readRecipes();
/** The redirect leads to an entry of another recipe, and the numbers belong to one. */
const files = recipes.filter(({ target }) => target !== 'src/content/redirects.yaml' && !target.endsWith('.numbers.yaml'));
/** Whether an example shows a whole file, and not a part of one. */
const isWhole = ({ data }: Recipe) => 'title' in (data as object) || 'name' in (data as object);

/** Whether the example itself is wrong: not that it names an entry which only the firm's own content has. */
const isOfShape = ({ code, repair }: Finding) => ['yaml', 'field', 'text'].includes(code) && !repair.startsWith('There is no such entry');

test('no example is without its file', () => {
  const fences = GUIDE.flatMap((page) => fs.readFileSync(page, 'utf8').match(/^```yaml/gm) ?? []);
  expect(recipes).toHaveLength(fences.length);
  expect(recipes.length).toBeGreaterThan(15);
});

test('each example is what the schema of its file takes', async () => {
  // The first example of each file at once, then the second, and so on.
  const nth = (recipe: Recipe) => files.filter(({ target }) => target === recipe.target).indexOf(recipe);
  for (const group of Map.groupBy(files, nth).values()) {
    const root = contentCopy();
    // A part of an entry is added to the guide's own example of the whole one.
    const parts = new Set(group.filter((recipe) => !isWhole(recipe)).map(({ target }) => target));
    const wholes = files.filter((each) => isWhole(each) && parts.has(each.target));
    writeFiles(root, followRecipes([...wholes, ...group], root).changes);
    const errors = errorsOf(await checkContent(root, { words: false })).filter(isOfShape);
    none(
      group.flatMap(({ heading, page, line, target }) =>
        errors.flatMap(({ file, message }) => (file === target ? [`“${heading}” (${page}:${line}): ${message}`] : [])),
      ),
    );
  }
});

test('each example of a calculation is one', () => {
  const calculations = recipes.filter(({ target }) => target.endsWith('.numbers.yaml'));
  expect(calculations).not.toEqual([]);
  for (const { target, data } of calculations) expect(calculationSchema.safeParse(data).error?.issues ?? [], target).toEqual([]);
});

test('each folder of a kind of drawing has its line in the list of kinds', () => {
  const folders = fs.readdirSync('src/figures/kinds').filter((name) => name !== 'index.ts');
  expect(folders).toEqual(figureSchema.options.map(({ shape }) => shape.type.value).sort());
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
