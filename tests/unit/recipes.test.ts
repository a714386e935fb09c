import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { collectionSchemas } from '../../src/schemas/collections.ts';
import { KINDS } from '../../src/tools/writing/change/kinds.ts';
import { COLLECTION_NAMES } from '../../src/tools/writing/model/content.ts';
import { SCHEMA_CONTEXT } from '../support/content.ts';
import { FIXTURE_ROOT } from '../support/fixture.ts';
import { GUIDE, type Recipe, readRecipes } from '../support/recipes.ts';

const recipes = readRecipes();

/** The schema of a content file. */
function schemaOf(target: string): z.ZodType | undefined {
  const { dir, base } = path.parse(target);
  const [, extension = ''] = base.split(/\.(.*)/);
  const found = Object.values(collectionSchemas).find(({ place }) =>
    'file' in place ? place.file === target : place.folder === dir && place.extension === extension,
  );
  return found?.schema(SCHEMA_CONTEXT);
}

/**
 * The whole file to which an example of a part belongs: another example of the guide, or the
 * fixture's.
 */
function wholeOf({ target, data }: Recipe): object {
  const others = recipes.filter((recipe) => recipe.target === target && recipe.data !== data);
  const examples = others.map((recipe) => recipe.data as object);
  const whole = examples.find((example) => 'title' in example);
  if (whole) return whole;
  const file = path.join(FIXTURE_ROOT, target);
  return fs.existsSync(file) ? parse(fs.readFileSync(file, 'utf8')) : {};
}

test('no example is without its file', () => {
  const fences = GUIDE.flatMap((page) => fs.readFileSync(page, 'utf8').match(/^```yaml/gm) ?? []);
  expect(recipes).toHaveLength(fences.length);
  expect(recipes.length).toBeGreaterThan(15);
});

test.each(recipes.filter(({ target }) => schemaOf(target)))(
  '“$heading” ($page:$line) is what the schema of its file takes',
  (recipe) => {
    const { target, data } = recipe;
    const items = Array.isArray(data) ? data : [{ ...wholeOf(recipe), ...(data as object) }];
    for (const item of items)
      expect(schemaOf(target)?.safeParse(item).error?.issues ?? []).toEqual([]);
  },
);

describe('each command of the README', () => {
  const guide = fs.readFileSync('src/content/README.md', 'utf8');
  const lines = guide.matchAll(/^npm run (content:[a-z]+) -- (.*)$/gm);
  /** The name of each command, and the words that a writer types after it. */
  const commands = [...lines].map(([, name = '', line = '']) => {
    const words = line.match(/"[^"]*"|\S+/g) ?? [];
    return [name, words.map((word) => word.replaceAll('"', ''))] as const;
  });
  const begun = commands.filter(([name]) => name === 'content:new').map(([, words]) => words);

  test.each(begun)('content:new %s "%s" has the options of its kind', (kind, _title, ...flags) => {
    const questions = KINDS[kind]?.questions ?? [];
    const options = questions.map(({ flag }) => [flag, { type: 'string' }] as const);
    expect(() => parseArgs({ args: flags, options: Object.fromEntries(options) })).not.toThrow();
  });

  const entries = commands
    .filter(([name]) => name !== 'content:new')
    .map(([, [entry = '']]) => entry);
  test.each(entries)('the entry %s is named by its collection', (entry) =>
    expect(COLLECTION_NAMES).toContain(entry.split('/')[0]),
  );

  test('begins each kind of entry', () => {
    expect(begun.map(([kind]) => kind).sort()).toEqual(Object.keys(KINDS).sort());
  });
});
