import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkContent } from '../../../../../src/tools/content-check/check.ts';
import type { Finding } from '../../../../../src/tools/content-check/problem.ts';
import { factsOf, type RuleId } from '../../../../../src/tools/content-check/rule-table.ts';
import { FIXTURE_CONTENT } from '../../../../support/fixture.ts';

/** What a file of src/content becomes; nothing where it is removed. One that is not there yet is given as an empty text. */
export type Change = (text: string) => string | Uint8Array | undefined;

/** A planted mistake: how a file is changed, and the one finding that is to come of it. */
export interface Mistake {
  file: string;
  change: Change;
  rule: RuleId;
  /** Words of the changed file that stand on the very line of the finding, and on none after it; empty for the first line. */
  at: string;
  /** A part of the repair. */
  repair: string;
  /** File in which the mistake is found, where it is another one. */
  found?: string;
  /** True where it may stand in one file with others of its kind. */
  isLine?: boolean;
  /** Other files that must be as they are for it. */
  reads?: string;
}

/** A change that comes near some rules and keeps to them. */
export interface Allowed {
  near: readonly string[];
  file: string;
  change: Change;
}

/** Sets a field of the front matter, or of a YAML file, whose old value may run over several lines. */
export const set = (field: string, value: string) => (text: string) =>
  text.replace(
    new RegExp(`^( *)((?:- )?)${field}:.*(?:\\n\\1 +.*)*`, 'm'),
    (_old, indent: string, dash: string) => `${indent}${dash}${field}: ${value}`,
  );
export const append = (words: string) => (text: string) => `${text.trimEnd()}\n\n${words}\n`;
/** Adds a line to a YAML file, or to the front matter, before everything else. */
export const first = (line: string) => (text: string) =>
  text.startsWith('---\n') ? text.replace('---\n', `---\n${line}\n`) : `${line}\n${text}`;
export const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, () => to);
export const without = (from: string | RegExp) => swap(from, '');
/** Replaces what follows the front matter. */
export const body = (words: string) => (text: string) => `${text.slice(0, text.indexOf('\n---\n'))}\n---\n\n${words}\n`;
export const removed: Change = () => undefined;
export const created = (words: string) => () => words;
/** Files in turn, so that many mistakes can be planted at once. */
function inTurn(files: string | readonly string[]): () => string {
  const all = [files].flat();
  let turn = 0;
  return () => all[turn++ % all.length] ?? '';
}

/**
 * A mistake in one file, as a row of a table: what is changed, and where it is found with which repair.
 * @param more what few mistakes need
 */
export const mistake = (
  file: string,
  change: Change,
  rule: RuleId,
  at: string,
  repair: string,
  more: Pick<Mistake, 'found' | 'isLine' | 'reads'> = {},
): Mistake => ({ file, change, rule, at, repair, ...more });

/** A mistake in the text of a page: each one goes into another of the files. */
export const inText = (files: string | readonly string[]) => {
  const next = inTurn(files);
  return (words: string, rule: RuleId, repair: string, at = words): Mistake => ({ file: next(), change: append(words), rule, at, repair });
};
/** A mistake in the value of a field. */
export const inField = (files: string | readonly string[]) => {
  const next = inTurn(files);
  return (name: string, value: string, rule: RuleId, repair: string): Mistake => ({
    file: next(),
    change: set(name, value),
    rule,
    at: `${name}: ${value.split('\n')[0]}`,
    repair,
  });
};

/** Names of the entries of a folder, from its root. */
export const filesIn = (folder: string, except: readonly string[] = []) =>
  fs
    .readdirSync(`${FIXTURE_CONTENT}/${folder}`)
    .filter((name) => name.endsWith('.mdx') && !name.startsWith('quillon') && !except.includes(name))
    .map((name) => `${folder}/${name}`);

const CONTENT = 'src/content';
const TODAY = '2026-11-22';

/** The fixture, copied once; changes are made in it and taken back. */
export class Desk {
  readonly root = fs.mkdtempSync(path.join(os.tmpdir(), 'mistakes-'));
  constructor() {
    fs.cpSync(FIXTURE_CONTENT, path.join(this.root, CONTENT), { recursive: true });
  }

  /** Findings of the content with some files changed. */
  async findings(
    changes: readonly { file: string; change: Change }[],
  ): Promise<{ findings: Finding[]; linesOf: (file: string) => string[] }> {
    const before = new Map<string, Uint8Array | undefined>();
    for (const { file, change } of changes) {
      const full = path.join(this.root, CONTENT, file);
      const bytes = fs.existsSync(full) ? fs.readFileSync(full) : undefined;
      if (!before.has(full)) before.set(full, bytes);
      const text = bytes?.toString() ?? '';
      const changed = change(text);
      if (changed === text) throw new Error(`The change to ${file} changes nothing: ${change}`);
      fs.mkdirSync(path.dirname(full), { recursive: true });
      if (changed === undefined) fs.rmSync(full);
      else fs.writeFileSync(full, changed);
    }
    const findings = await checkContent(this.root, { today: TODAY });
    const linesOf = (file: string) => {
      const full = path.join(this.root, CONTENT, file);
      return fs.existsSync(full) ? fs.readFileSync(full, 'utf8').split('\n') : [];
    };
    const lines = new Map(
      findings
        .map(({ file }) => file.replace(`${CONTENT}/`, ''))
        .concat(changes.map(({ file }) => file))
        .map((file) => [file, linesOf(file)]),
    );
    for (const [full, bytes] of before)
      if (bytes) fs.writeFileSync(full, bytes);
      else fs.rmSync(full);
    return { findings, linesOf: (file) => lines.get(file) ?? [] };
  }

  close(): void {
    fs.rmSync(this.root, { recursive: true });
  }
}

/** Groups of changes that no two share a file. */
export function batchesOf<T extends Pick<Mistake, 'file' | 'found' | 'reads' | 'isLine' | 'rule'>>(list: readonly T[]): T[][] {
  const phaseOf = ({ rule }: T) => factsOf(rule).phase;
  const groups: T[][] = [];
  const changes = ({ file, found }: T) => [file, ...(found ? [found] : [])];
  // What follows an error in another phase is not looked at.
  const isOther = (a: T, b: T) => phaseOf(a) !== phaseOf(b);
  const meet = (a: T, b: T) =>
    isOther(a, b) || (!(a.isLine && b.isLine) && changes(a).some((file) => changes(b).includes(file) || file === b.reads));
  for (const each of list) {
    const group = groups.find((others) => !others.some((other) => meet(each, other) || meet(other, each)));
    if (group) group.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** A file's name as it is in the repository. */
export const inFixture = (file: string) => file.replace(CONTENT, FIXTURE_CONTENT);

/** Rules that also find what a new, renamed or removed entry brings about. */
const FOLLOWING: ReadonlySet<string> = new Set(['url-new']);

/** What is wrong with the findings of planted mistakes: missing, at the wrong place, with the wrong repair, or too many. */
export async function faultsOf(desk: Desk, group: readonly Mistake[]): Promise<string[]> {
  const { findings, linesOf } = await desk.findings(group);
  const expected = group.map(({ file, rule, at, repair, found = file }) => {
    const start = at.split('\n')[0] ?? '';
    const lines = linesOf(found).map((each) => each.trim());
    const exact = lines.lastIndexOf(start.trim());
    const line = start ? (exact >= 0 ? exact : lines.findLastIndex((each) => each.includes(start.trim()))) + 1 : 1;
    return { file: `${CONTENT}/${found}`, rule, line, at, repair };
  });
  const isExpected = ({ file, rule, line, repair }: Finding) =>
    expected.some((each) => file === each.file && rule === each.rule && line === each.line && repair.includes(each.repair));
  const own = findings.filter((finding) => !FOLLOWING.has(finding.rule) || isExpected(finding));
  const show = ({ file, line, rule, message, repair }: Finding) => `${inFixture(file)}:${line} ${rule}: ${message} | ${repair}`;
  const missed = expected.filter(
    (each) =>
      !own.some(
        ({ file, rule, line, repair }) => file === each.file && rule === each.rule && line === each.line && repair.includes(each.repair),
      ),
  );
  const strange = own.filter((finding) => !isExpected(finding));
  const places = own.map(({ file, line, rule }) => `${file}:${line} ${rule}`);
  const doubled = own.filter((_each, i) => places.indexOf(places[i] ?? '') !== i);
  return [
    ...missed.map(({ file, line, rule, at, repair }) => `not found: ${inFixture(file)}:${line} ${rule} “${at}” “${repair}”`),
    ...strange.map((finding) => `not expected: ${show(finding)}`),
    ...doubled.map((finding) => `found twice: ${show(finding)}`),
  ];
}
