import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { checkContent } from '../../../../../../src/tools/writing/check/check.ts';
import type { Code } from '../../../../../../src/tools/writing/check/codes.ts';
import type { Finding } from '../../../../../../src/tools/writing/check/finding.ts';
import { contentCopy } from '../../../../../support/content-copy.ts';
import { append, type Edit } from '../../../../../support/edits.ts';

/**
 * What a file of src/content becomes: another text, other bytes, or nothing where it is removed.
 * One that is not there begins empty.
 */
type Change = Edit | ((text: string) => Uint8Array | undefined);

/** A change of a file. */
export interface Planted {
  file: string;
  change: Change;
}

/**
 * A planted mistake: how a file is changed, and a part of the repair of the one finding that is to
 * come of it.
 */
export type Row = [
  file: string,
  change: Change,
  repair: string,
  /** Words of its line, if not those that the change writes; empty for the first of the file. */
  at?: string | undefined,
  /** Where it is found, if in another file. */
  found?: string,
  /** Whether it is a paragraph or a line of its own: others can stand in the same file. */
  isOwnLine?: true,
];

/** Mistakes by the code of their finding. */
export type Rows = Partial<Record<Code, Row[]>>;

interface Mistake extends Planted {
  code: string;
  repair: string;
  at: string;
  found: string;
  isOwnLine: boolean;
}

const mistakesIn = (rows: Rows): Mistake[] =>
  Object.entries(rows).flatMap(([code, list]) =>
    list.map(([file, change, repair, at, found = file, isOwnLine = false]) => {
      const [line = ''] = (at ?? ('at' in change ? change.at : undefined) ?? '').split('\n');
      return { file, change, code, repair, at: line.trim(), found, isOwnLine };
    }),
  );

export const created = (words: string) => () => words;

/** A row that adds some words to a file. */
export const added = (file: string, words: string, repair: string, at = words): Row => [
  file,
  append(words),
  repair,
  at,
  file,
  true,
];

/** Rows that add some words to several texts in turn. */
export function inTurn(...files: string[]) {
  let turn = 0;
  return (words: string, repair: string, at?: string) =>
    added(files[turn++ % files.length] ?? '', words, repair, at);
}

/** Groups of mistakes that can be planted at once. */
export function groupsOf(rows: Rows): Mistake[][] {
  const groups: Mistake[][] = [];
  const meet = (a: Mistake, b: Mistake) =>
    !(a.isOwnLine && b.isOwnLine) &&
    [a.file, a.found].some((file) => [b.file, b.found].includes(file));
  for (const each of mistakesIn(rows)) {
    const group = groups.find((others) => !others.some((other) => meet(each, other)));
    if (group) group.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** Findings of a copy of the fixture with some files changed, each with the text of its line. */
export async function findingsOf(
  changes: readonly Planted[],
  words = true,
): Promise<(Finding & { text: string })[]> {
  const root = contentCopy();
  const textOf = (file: string) =>
    fs.existsSync(path.join(root, file)) ? fs.readFileSync(path.join(root, file), 'utf8') : '';
  for (const { file, change } of changes) {
    const changed = change(textOf(`src/content/${file}`));
    const full = path.join(root, 'src/content', file);
    if (changed === undefined) fs.rmSync(full);
    else fs.writeFileSync(full, changed);
  }
  const findings = await checkContent(root, { today: '2026-11-22', words });
  // A new, renamed or removed entry brings about a new path as well.
  const others = findings.filter(({ code }) => code !== 'url-new');
  return others.map((each) => ({
    ...each,
    text: textOf(each.file).split('\n')[each.line - 1] ?? '',
  }));
}

/** What is to be found of a planted mistake. */
export const expected = ({ found, code, at, repair }: Mistake) =>
  expect.objectContaining({
    file: `src/content/${found}`,
    code,
    repair: expect.stringContaining(repair),
    ...(at ? { text: expect.stringContaining(at) } : { line: 1 }),
  });
