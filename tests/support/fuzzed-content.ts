import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { checkContent, errorsOf } from '../../src/commands/content/check.ts';
import type { Problem } from '../../src/commands/content/problem.ts';
import { mutate, mutations } from './mutations.ts';

const CONTENT = 'src/content';
/** Words that a mutation can put into a text; the tests of built pages would report them as faults. */
const LOOKS_BROKEN = /\bundefined\b|\bNaN\b|\[object Object\]/;

export interface Fuzzed {
  /** Files that were changed and accepted, by path, with their new text. */
  accepted: Record<string, string>;
  /** Findings in the files that were refused. */
  refused: Problem[];
}

/**
 * Changes every content file at once. Files that the content check refuses are restored, until it accepts all files.
 * @param seed equal seeds give equal changes
 */
export async function fuzzContent(seed: number): Promise<Fuzzed> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'fuzz-'));
  fs.cpSync(CONTENT, path.join(root, CONTENT), { recursive: true });
  const files = fs
    .readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(mdx|yaml)$/.test(name))
    .map((name) => path.join(CONTENT, name))
    .sort();
  const lists = fc.sample(mutations, { seed, numRuns: files.length });
  const accepted: Record<string, string> = {};
  const refused: Problem[] = [];
  const original = (file: string) => fs.readFileSync(file, 'utf8');
  const put = (file: string, text: string) => {
    fs.writeFileSync(path.join(root, file), text);
    if (text === original(file)) delete accepted[file];
    else accepted[file] = text;
  };
  files.forEach((file, at) => {
    // In every second file each text becomes one unbreakable word of the same length.
    const text = (at + seed) % 2 ? mutate(original(file), lists[at] ?? []) : withoutSpaces(original(file));
    if (!LOOKS_BROKEN.test(text)) put(file, text);
  });
  for (;;) {
    const problems = errorsOf(await checkContent(root, { words: false }));
    const blamed = [...new Set(problems.map(({ file }) => file))].filter((file) => file in accepted);
    if (problems.length === 0) break;
    refused.push(...problems);
    // If the finding is in an unchanged file, it may name the changed one. Otherwise every second changed file is restored.
    const said = problems.map(({ message, repair }) => `${message} ${repair}`).join(' ');
    const named = Object.keys(accepted).filter((file) => said.includes(path.basename(file, path.extname(file))));
    const others = Object.keys(accepted).filter((_file, i, all) => i % 2 === 0 || all.length < 3);
    for (const file of [blamed, named, others].find((list) => list.length > 0) ?? []) put(file, original(file));
  }
  fs.rmSync(root, { recursive: true });
  return { accepted, refused };
}

/**
 * Joins each sentence of the front matter, and every second paragraph of the body, into one word. What holds a number stays: drawings,
 * sums and the list of standards quote it.
 */
function withoutSpaces(text: string): string {
  const [, front = '', body = ''] = /^(---\n[\s\S]*?\n---\n|)([\s\S]*)$/.exec(text) ?? [];
  const join = (words: string) => words.replace(/ /g, '');
  const fields = (front || body).replace(
    /^(\s*(?:- )?(?:title|description|teaser|quote|excerpt|lead|text|transformation|controllingIdea|role|name|position|label|value|caption|company|country): )([A-Z][^"'{:#\d]{8,})$/gm,
    (_line, key: string, words: string) => `${key}${join(words)}`,
  );
  if (!front) return fields;
  const paragraphs = body
    .split('\n\n')
    .map((part, at) => (at % 2 && /^[A-Z][^|<\\{[*`\d]*$/.test(part) ? join(part.replace(/\n/g, ' ')).slice(0, 300) : part));
  return fields + paragraphs.join('\n\n');
}
