import fs from 'node:fs';
import path from 'node:path';
import { isMap, parse, parseDocument, stringify } from 'yaml';
import { WORDS } from '../../src/config/constants.ts';
import { wordCount } from '../../src/lib/words.ts';
import { calculationSchema } from '../../src/schemas/calculation.ts';
import type { Recipe } from './recipes.ts';

/** The content after following the recipes of the README. */
export interface Followed {
  /** Content files by path, with their new text. */
  changes: Record<string, string>;
  /** Headings and lines of recipes that this module cannot follow. */
  notFollowed: string[];
}

/** Number of words of a white paper, within the limits of the content check. */
const PAPER_WORDS = 1300;
const NUMBERS = /\.numbers\.yaml$/;
const ENTRY = /^src\/content\/([a-z]+)\/([a-z0-9-]+)\.mdx$/;
const SETTINGS = /^src\/content\/settings\/.*\.yaml$/;
const LIST = /^src\/content\/[a-z]+\.yaml$/;

/**
 * Follows recipes of the writers' guide.
 * @param root of the site whose content is changed
 */
export function followRecipes(recipes: readonly Recipe[], root = '.'): Followed {
  const changes: Record<string, string> = {};
  const added: { collection: string; id: string; file: string }[] = [];
  const exists = (file: string) => fs.existsSync(path.join(root, file));
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const notFollowed: string[] = [];
  const current = (file: string) => changes[file] ?? read(file);

  for (const { heading, page, line, target, yaml, data } of recipes) {
    const [, collection = '', id = ''] = ENTRY.exec(target) ?? [];
    if (SETTINGS.test(target)) {
      changes[target] = stringify({ ...parse(current(target)), ...(data as object) });
    } else if (NUMBERS.test(target)) {
      changes[target] = yaml;
    } else if (LIST.test(target)) {
      changes[target] = `${current(target).trimEnd()}\n${yaml}`;
    } else if (collection && !exists(target) && !changes[target]) {
      const numbers = recipes.find((each) => each.target === target.replace('.mdx', '.numbers.yaml'))?.data;
      changes[target] = `---\n${yaml}---\n\n${bodyOf(collection, data, numbers)}`;
      added.push({ collection, id, file: target });
    } else if (collection) {
      // Part of an entry is added to an existing one, so that the new entry keeps the defaults.
      const file = exists(target) ? target : firstOf(collection, root);
      changes[file] = merged(current(file), data as object);
    } else notFollowed.push(`${heading} (${page}:${line})`);
  }

  for (const { collection, id, file } of added) {
    const itsCase = `src/content/cases/${id}.mdx`;
    // A white paper with the name of a case belongs to that case, as its recipe says.
    if (collection === 'papers' && (changes[itsCase] || exists(itsCase)))
      changes[itsCase] = merged(current(itsCase), { whitePaper: { paper: id } });
    if (collection === 'services') {
      const { icon } = parse(current(file).split('---')[1] ?? '') as { icon: string };
      for (const list of ['all-our-services', `support-to-${icon}`]) {
        const page = `src/content/pages/${list}.mdx`;
        changes[page] = current(page).replace(/^services:\n/m, `services:\n  - ${id}\n`);
      }
    }
  }
  return { changes, notFollowed };
}

/** The first entry of a collection. */
function firstOf(collection: string, root: string): string {
  const folder = `src/content/${collection}`;
  const [name] = fs.readdirSync(path.join(root, folder)).filter((each) => each.endsWith('.mdx'));
  if (!name) throw new Error(`${folder} is empty.`);
  return path.join(folder, name);
}

/** Adds fields to an entry; existing fields of a group stay. */
function merged(text: string, fields: object): string {
  const [, front = '', ...body] = text.split(/^---\n/m);
  const document = parseDocument(front);
  for (const [key, value] of Object.entries(fields)) {
    const there = document.get(key);
    if (!isMap(there)) document.set(key, value);
    else for (const [name, part] of Object.entries(value as object)) if (!there.has(name)) there.set(name, part);
  }
  return `---\n${document.toString({ lineWidth: 0 })}---\n${body.join('---\n')}`;
}

/** Fields of an entry that its body must match. */
interface EntryFields {
  title: string;
  name: string;
  figures: Record<string, object>;
  references: string[];
}

/** A text with as many words as the collection requires, no sentence twice. */
export function bodyOf(collection: string, data: unknown, numbersFile: unknown = {}): string {
  const { figures = {}, references = [], title, name = '' } = data as Partial<EntryFields>;
  const { equations, example } = calculationSchema.parse(numbersFile);
  const subject = title ?? name;
  let count = 0;
  const sentences = (words: number) => {
    const found: string[] = [];
    for (let written = 0; written < words; written += wordCount(found.at(-1) ?? '')) {
      count += 1;
      found.push(`${subject}: reading ${count} was taken after ${count * 7} hours and written down by hand.`);
    }
    return found.join(' ');
  };
  const quoted = [
    ...references.map((id) => `The limits are those of ${id}.`),
    // Everything that a white paper's fields declare is used once in its body.
    ...Object.keys(figures).map((key) => `<Figure id="${key}" />`),
    ...Object.keys(equations).map((key) => `<Equation id="${key}" />`),
    ...(example ? ['<Example />', '<Case />'] : []),
  ].join('\n\n');
  const parts = (heads: readonly string[], words: number) =>
    `${heads.map((head) => `## ${head}\n\n${sentences(words / heads.length)}`).join('\n\n')}\n\n${quoted}\n`;
  if (collection === 'services') return parts(['What we do', 'Why', 'How'], WORDS.service.min);
  if (collection === 'team') return `${sentences(WORDS.bio.min + 5)}\n`;
  if (collection === 'papers') return parts(['What was found', 'What was measured', 'What it means', 'What changed'], PAPER_WORDS);
  return parts(['What was found', 'What was measured', 'What changed'], (WORDS.case.min + WORDS.case.max) / 2);
}
