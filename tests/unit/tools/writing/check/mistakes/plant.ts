import fs from 'node:fs';
import path from 'node:path';
import { afterAll } from 'vitest';
import { checkContent } from '../../../../../../src/tools/writing/check/check.ts';
import type { Code } from '../../../../../../src/tools/writing/check/codes.ts';
import type { Finding } from '../../../../../../src/tools/writing/check/finding.ts';
import { STAGES } from '../../../../../../src/tools/writing/check/stages.ts';
import { contentCopy } from '../../../../../support/content-copy.ts';
import { append, type Edit, set } from '../../../../../support/edits.ts';
import { FIXTURE_CONTENT } from '../../../../../support/fixture.ts';

/** What a file of src/content becomes: another text, other bytes, or nothing where it is removed. One that is not there begins empty. */
export type Change = Edit | ((text: string) => Uint8Array | undefined);

/** A planted mistake: how a file is changed, and the one finding that is to come of it. */
export interface Mistake {
  file: string;
  change: Change;
  code: Code;
  /** A part of the repair. */
  repair: string;
  /** Words of the line on which it is found; empty for the first line of a file. */
  at: string;
  /** File in which the mistake is found, where it is another one. */
  found?: string;
  /** True where it may stand in one file with others of its kind. */
  isLine?: boolean;
  /** Other files that must be as they are for it. */
  reads?: string;
}

/** A change that comes near some rules and keeps to them. */
export type Allowed = Pick<Mistake, 'file' | 'change'>;

export const removed: Change = () => undefined;
export const created =
  (words: string): Edit =>
  () =>
    words;

/**
 * A mistake in one file, as a row of a table: what is changed, and with which repair it is found.
 * @param more words of the line of the finding, where they are others than those that the change writes; or more that few mistakes need
 */
export function mistake(
  file: string,
  change: Change,
  code: Code,
  repair: string,
  more: string | Partial<Pick<Mistake, 'at' | 'found' | 'isLine' | 'reads'>> = {},
): Mistake {
  const { at = ('at' in change && change.at) || '', ...others } = typeof more === 'string' ? { at: more } : more;
  return { file, change, code, repair, at: at.split('\n')[0]?.trim() ?? '', ...others };
}

/** Files in turn, so that many mistakes can be planted at once. */
function inTurn(files: string | readonly string[]): () => string {
  const all = [files].flat();
  let turn = 0;
  return () => all[turn++ % all.length] ?? '';
}
/** A mistake in the text of a page: each one goes into another of the files. What spoils the whole text, and a heading, stand alone. */
export const inText = (files: string | readonly string[]) => {
  const next = inTurn(files);
  return (words: string, code: Code, repair: string, at = words) =>
    mistake(next(), append(words), code, repair, { at, isLine: code !== 'heading' && stageOf(code) !== 'read' });
};
/** A mistake in the value of a field. */
export const inField = (files: string | readonly string[]) => {
  const next = inTurn(files);
  return (name: string, value: string, code: Code, repair: string) => mistake(next(), set(name, value), code, repair);
};

/** Names of the entries of a folder, from its root. */
export const filesIn = (folder: string, except: readonly string[] = []) =>
  fs
    .readdirSync(`${FIXTURE_CONTENT}/${folder}`)
    .filter((name) => name.endsWith('.mdx') && !name.startsWith('quillon') && !except.includes(name))
    .map((name) => `${folder}/${name}`);

/** The stage in which a code is found first. */
const stageOf = (code: Code) => Object.entries(STAGES).find(([, rules]) => rules.some((rule) => rule.code === code))?.[0];

const CONTENT = 'src/content';
const TODAY = '2026-11-22';
/** A finding, with the text of its line. */
type FindingInText = Finding & { text: string };

/** The fixture, copied once; changes are made in it and taken back. */
export class ContentSandbox {
  readonly root = contentCopy({}, afterAll);

  #read = (file: string) => {
    const full = path.join(this.root, file);
    return fs.existsSync(full) ? fs.readFileSync(full) : undefined;
  };
  #write(file: string, text: string | Uint8Array | undefined): void {
    const full = path.join(this.root, file);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    if (text === undefined) fs.rmSync(full);
    else fs.writeFileSync(full, text);
  }

  /** Findings of the content with some files changed. */
  async findings(changes: readonly Allowed[]): Promise<FindingInText[]> {
    const before = new Map(changes.map(({ file }) => [`${CONTENT}/${file}`, this.#read(`${CONTENT}/${file}`)]));
    for (const { file, change } of changes) {
      const text = this.#read(`${CONTENT}/${file}`)?.toString() ?? '';
      const changed = change(text);
      if (changed === text) throw new Error(`The change to ${file} changes nothing: ${change}`);
      this.#write(`${CONTENT}/${file}`, changed);
    }
    const findings = await checkContent(this.root, { today: TODAY });
    const found = findings.map((each) => ({ ...each, text: this.#read(each.file)?.toString().split('\n')[each.line - 1] ?? '' }));
    for (const [file, bytes] of before) this.#write(file, bytes);
    return found;
  }
}

/** Groups of changes that no two share a file. */
export function batchesOf(list: readonly Mistake[]): Mistake[][] {
  const groups: Mistake[][] = [];
  const changes = ({ file, found }: Mistake) => [file, ...(found ? [found] : [])];
  // What follows an error in another stage is not looked at.
  const isOther = (a: Mistake, b: Mistake) => stageOf(a.code) !== stageOf(b.code);
  const meet = (a: Mistake, b: Mistake) =>
    isOther(a, b) || (!(a.isLine && b.isLine) && changes(a).some((file) => changes(b).includes(file) || file === b.reads));
  for (const each of list) {
    const group = groups.find((others) => !others.some((other) => meet(each, other) || meet(other, each)));
    if (group) group.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** A finding as a line, its file named as it is in the repository. */
export const asLine = ({ file, line, code, message, repair }: Finding) =>
  `${file.replace(CONTENT, FIXTURE_CONTENT)}:${line} ${code}: ${message} | ${repair}`;

/** What is wrong with the findings of planted mistakes: missing, at the wrong place, with the wrong repair, or too many. */
export async function faultsOf(sandbox: ContentSandbox, group: readonly Mistake[]): Promise<string[]> {
  const findings = await sandbox.findings(group);
  const isOf = (one: Mistake, { file, code, line, repair, text }: FindingInText) =>
    file === `${CONTENT}/${one.found ?? one.file}` &&
    code === one.code &&
    repair.includes(one.repair) &&
    (one.at ? text.includes(one.at) : line === 1);
  const wrong = group.flatMap((one) => {
    const found = findings.filter((finding) => isOf(one, finding));
    const what = `${one.found ?? one.file} ${one.code} “${one.at}” “${one.repair}”`;
    return found.length === 1 ? [] : [`${found.length === 0 ? 'not found' : 'found twice'}: ${what}`];
  });
  // A new, renamed or removed entry brings about a new path as well.
  const strange = findings.filter((finding) => finding.code !== 'url-new' && !group.some((one) => isOf(one, finding)));
  return [...wrong, ...strange.map((finding) => `not expected: ${asLine(finding)}`)];
}
