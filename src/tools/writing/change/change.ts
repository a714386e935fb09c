import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PAGE_IDS } from '../../../config/page-files.ts';
import { nearest } from '../../../lib/nearest.ts';
import { counted } from '../../../lib/words.ts';
import type { CollectionName } from '../../../schemas/collections.ts';
import { parseArguments } from '../../parse-arguments.ts';
import { checkContent } from '../check/check.ts';
import { type Finding, formatFinding } from '../check/finding.ts';
import { parsed, referencesOf } from '../model/checked.ts';
import { COLLECTION_NAMES, type Content, entriesOf, idsOf, readContent } from '../model/content.ts';
import { restoring, withDeleted } from '../model/deleted.ts';
import { applyEdits, type Edit } from '../model/edits.ts';
import { type Entry, nameOf } from '../model/entry.ts';
import { nameProblem } from '../model/names.ts';
import { CONTENT, linesIn, REDIRECTS_FILE, URLS, withUrls } from '../model/paths.ts';
import { pathsOf } from '../model/routes.ts';

/** What a change of the content writes and reports, or why it can't be made. */
export type ContentChange =
  | {
      /** Files to write, by path from the root. */
      files: Map<string, string>;
      removed?: string[];
      /** Lines that say what was done. */
      report: string[];
    }
  | { problem: string };

export interface FileEdit extends Edit {
  file: string;
}

/**
 * A change by edits, after which paths have moved.
 * @param title the first line of its report
 */
export function changeBy(
  content: Content,
  edits: readonly FileEdit[],
  moved: ReadonlyMap<string, string>,
  title: string,
): { files: Map<string, string>; report: string[] } {
  const paths = movedPaths(content, moved);
  const byFile = [...Map.groupBy(edits, ({ file }) => file)];
  const textOf = (file: string) =>
    content.sources.find((source) => source.file === file)?.text ?? '';
  const edited = byFile.map(([file, list]) => [file, applyEdits(textOf(file), list)] as const);
  const places = byFile.map(([file, { length }]) => `${file}: ${counted(length, 'place')} changed`);
  return {
    files: new Map([...edited, ...paths.files]),
    report: [title, ...paths.report, ...places],
  };
}

/** What belongs to something else: settings to the site, a calculation to its paper. */
const BOUND: readonly CollectionName[] = ['settings', 'calculations'];
const NAMEABLE = COLLECTION_NAMES.filter((name) => !BOUND.includes(name));

/**
 * The entry that a writer means: "services/inspections", its file or its numbers file, or its path
 * "/inspections".
 */
export function findEntry(content: Content, name: string): Entry | { problem: string } {
  const all = entriesOf(content, ...NAMEABLE);
  const plain = name
    .replace(/^(?:\.\/)?src\/content\//, '')
    .replace(/\.(?:mdx|numbers\.yaml)$/, '');
  const isMeant = (each: Pick<Entry, 'collection' | 'id'>) => nameOf(each) === plain;
  const entry = all.find(isMeant) ?? all.find((each) => name !== '' && pathsOf(each)[0] === name);
  const deleted = entry ? undefined : withDeleted(content).deleted.find(isMeant);
  if (deleted)
    return {
      problem: `${deleted.file} was deleted by hand. Bring it back first: ${restoring(deleted.file)}`,
    };
  if (!entry) return { problem: `There is no entry "${name}". ${suggestion(plain, all)}` };
  if (entry.collection === 'pages' && PAGE_IDS.includes(entry.id))
    return {
      problem: `The page ${entry.id} belongs to the site: its path is fixed, and code refers to it. Ask an engineer.`,
    };
  return entry;
}

/** Which entries a name that none has may mean. */
function suggestion(name: string, all: readonly Entry[]): string {
  // The kind is the same in many names, and would make unrelated names look similar.
  const ids = all.map(({ id }) => id);
  const meant = nearest(name.split('/').at(-1) ?? '', ids);
  const like = all.filter(({ id }) => id === meant).map(nameOf);
  return meant
    ? `Did you mean ${like.join(' or ')}?`
    : `Write its kind and name, such as services/inspections. Kinds: ${NAMEABLE.join(', ')}.`;
}

/** Where the fields of an entry name another one. */
export const referencesTo = (entry: Entry, from: Entry): PropertyKey[][] =>
  referencesOf(from).flatMap(({ path, collection, id }) =>
    collection === entry.collection && id === entry.id ? [path] : [],
  );

/**
 * Why a name can't be used.
 * @param paths that would come with it
 */
export function whyNot(
  content: Content,
  collection: CollectionName,
  name: string,
  paths: readonly string[],
): string | undefined {
  const problem = nameProblem(name);
  if (problem) return problem;
  if (idsOf(content, collection).includes(name)) return `There is a ${collection}/${name} already.`;
  const [route] = paths.flatMap((each) => content.routes.get(each) ?? []);
  return route && `${route.file} is shown at ${route.path} already.`;
}

/**
 * redirects.yaml and urls.txt after paths have moved, and what was done. Existing redirects to
 * them lead straight to the new path. A path that urls.txt doesn't have was never live, so nobody
 * needs a redirect from it.
 */
function movedPaths(
  content: Content,
  moved: ReadonlyMap<string, string>,
): { files: Map<string, string>; report: string[] } {
  const { source, pairs } = content.redirects;
  if (!source || moved.size === 0) return { files: new Map(), report: [] };
  const urls = linesIn(content.root, URLS);
  const redirected = [...moved].filter(([from]) => urls.includes(from));
  const document = source.document.clone();
  // A path that an entry takes back becomes a page again.
  const pages = new Set([...moved.keys(), ...moved.values()]);
  for (const { from, to } of pairs) {
    if (pages.has(from)) document.delete(from);
    else document.set(from, movedUrl(moved, to) ?? to);
  }
  for (const [from, to] of redirected) document.set(from, to);
  const files = new Map([[REDIRECTS_FILE, document.toString({ lineWidth: 0 })]]);
  const targets = redirected.map(([, to]) => to);
  if (targets.length > 0) files.set(URLS, withUrls(urls, targets));
  return { files, report: redirected.map(([from, to]) => `${from} redirects to ${to}`) };
}

/**
 * A URL within the site after paths have moved, with its query and anchor; undefined if its path
 * stays.
 */
export function movedUrl(moved: ReadonlyMap<string, string>, url: string): string | undefined {
  const former = pathIn(url);
  const next = moved.get(former);
  return next === undefined ? undefined : next + url.slice(former.length);
}

/** The path of a URL within the site, without its query and anchor. */
export const pathIn = (url: string): string => url.split(/[?#]/)[0] ?? '';

/**
 * Makes the change that a command's arguments name, or says which it needs.
 * @param plan works out the change, from the entry and its new name or path
 */
export async function runChange(
  plan: (root: string, name: string, to: string) => ContentChange,
  needed: number,
  usage: string,
): Promise<void> {
  const { positionals } = parseArguments({ allowPositionals: true }, 2);
  const [name = '', to = ''] = positionals;
  const root = process.cwd();
  if (positionals.filter(Boolean).length < needed) {
    console.error(usage);
    process.exitCode = 2;
  } else if (!(await makeChange(root, () => plan(root, name, to)))) process.exitCode = 1;
}

/**
 * Makes a change and reports what it did, and the check's new findings.
 * @returns whether it was made
 */
export async function makeChange(root: string, plan: () => ContentChange): Promise<boolean> {
  const before = await checkContent(root, { words: false });
  const unreadable = unreadableFiles(readContent(root));
  if (unreadable.size > 0) {
    const why = before.filter(({ file }) => unreadable.has(file)).map(formatFinding);
    const end = 'What these files refer to is not known, so nothing was changed. Fix them first.';
    console.error([...why, end].join('\n'));
    return false;
  }
  const change = plan();
  if ('problem' in change) {
    console.error(change.problem);
    return false;
  }
  writeChange(root, change);
  const left = newFindings(before, await checkContent(root, { words: false }));
  const end =
    left.length > 0
      ? 'Left for you to decide:'
      : 'Nothing is left to decide; npm run check also reads the words.';
  console.log([...change.report, end, ...left.map(formatFinding)].join('\n'));
  return true;
}

/** A file may have another name now, and its findings aren’t new for that. */
function newFindings(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const keyOf = ({ code, message }: Finding) => `${code} ${message}`;
  const known = new Set(before.map(keyOf));
  return after.filter((finding) => !known.has(keyOf(finding)));
}

/** Files that can't be parsed, or whose fields don't fit their schema. */
const unreadableFiles = (content: Content): ReadonlySet<string> =>
  new Set([
    ...content.sources.flatMap(({ file, problem, bodyProblem }) =>
      problem || bodyProblem ? [file] : [],
    ),
    ...entriesOf(content).flatMap((entry) => (parsed(entry).success ? [] : [entry.source.file])),
  ]);

/**
 * Writes and removes the files of a change. Git gets to know new files, without their text, so that
 * it takes a file for renamed and `git commit --all` contains it, and what is only removed, as that
 * was not deleted by hand.
 */
export function writeChange(
  root: string,
  { files, removed = [] }: Exclude<ContentChange, { problem: string }>,
): void {
  const added = [...files.keys()].filter((file) => !fs.existsSync(path.join(root, file)));
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  for (const file of removed) fs.rmSync(path.join(root, file));
  // Fails without effect where there is no git.
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root });
  if (added.length > 0) git('add', '--intent-to-add', '--', ...added);
  else if (removed.length > 0)
    git('rm', '--cached', '--force', '--ignore-unmatch', '--', ...removed);
}

/** The file of an entry under a name; undefined if it has none of its own. */
export const ownFile = ({ collection, base }: Entry, name: string): string | undefined =>
  base.length === 0 ? `${CONTENT}/${collection}/${name}.mdx` : undefined;

export const filesOf = ({ source, numbers }: Entry): string[] =>
  [source, ...(numbers ? [numbers] : [])].map(({ file }) => file);
