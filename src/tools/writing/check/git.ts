import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { memoize } from '../../../lib/memoize.ts';
import type { Content } from '../model/content.ts';
import { type Entry, field } from '../model/entry.ts';
import { CONTENT } from '../model/paths.ts';
import { readSource, type Source } from '../model/source.ts';

/** Git would say so as well, but to start it takes longer than half a check of the content. */
const isInRepository = (folder: string): boolean =>
  fs.existsSync(path.join(folder, '.git')) || (path.dirname(folder) !== folder && isInRepository(path.dirname(folder)));

/** What git answers; undefined if there is no git, or if the command fails. */
function git(root: string, ...args: string[]): string | undefined {
  if (!isInRepository(path.resolve(root))) return undefined;
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/**
 * Content files that differ from the main branch at the commit where this branch left it, or from the last commit if there is no main
 * branch. Each comes with the hash of its old text, or without one if the file is new. Untracked files are not
 * included.
 */
export const changedFiles = memoize(
  (content: Content): ReadonlyMap<string, string | undefined> => new Map(differences(content).map(({ now, blob }) => [now, blob] as const)),
);

/** Old names of content files that the branch has renamed, each with the new one: untracked, it has most of the old one’s lines. */
export const renamedFiles = memoize((content: Content): ReadonlyMap<string, string> => {
  const linesOf = (text = '') => new Set(text.split('\n'));
  const fresh = [...untrackedFiles(content)].map((file) => ({
    file,
    lines: linesOf(fs.readFileSync(path.join(content.root, file), 'utf8')),
  }));
  return new Map(
    differences(content).flatMap(({ was, now, blob }) => {
      if (was !== now) return [[was, now] as const];
      if (!blob || fs.existsSync(path.join(content.root, was))) return [];
      const old = linesOf(oldText(content, blob));
      const moved = fresh.find(
        ({ file, lines }) => path.dirname(file) === path.dirname(was) && old.intersection(lines).size > old.size / 2,
      );
      return moved ? [[was, moved.file] as const] : [];
    }),
  );
});

const differences = memoize((content: Content) => {
  const diff = (...from: string[]) => git(content.root, 'diff', '--raw', '--no-abbrev', '--relative', '-M', ...from, '--', CONTENT);
  const lines = (diff('--merge-base', 'origin/main') ?? diff('HEAD') ?? '').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [facts = '', ...paths] = line.split('\t');
    const [, , old = ''] = facts.split(' ');
    return { was: paths[0] ?? '', now: paths.at(-1) ?? '', blob: /^0+$/.test(old) ? undefined : old };
  });
});

/** Untracked content files. */
export const untrackedFiles = memoize(({ root }: Content): ReadonlySet<string> => {
  const files = git(root, 'ls-files', '--others', '--exclude-standard', '--', CONTENT) ?? '';
  return new Set(files.split('\n').filter(Boolean));
});

/** Whether a file is new: untracked, or added by the branch. */
export const isNew = (content: Content, { file }: Source): boolean =>
  untrackedFiles(content).has(file) || (changedFiles(content).has(file) && changedFiles(content).get(file) === undefined);

/** A file's old text, by its hash. */
export const oldText = ({ root }: Content, name: string): string | undefined => git(root, 'cat-file', 'blob', name);

/** Old texts, by file and hash: they never change. */
const oldSources = new Map<string, Source>();
/** A file as it was; nothing if it is new, and the same if it hasn't changed. */
export function oldSource(content: Content, source: Source): Source | undefined {
  const changed = changedFiles(content);
  if (!changed.has(source.file)) return source;
  const name = changed.get(source.file);
  if (name === undefined) return undefined;
  const key = `${name} ${source.file}`;
  const known = oldSources.get(key) ?? readSource(source.file, oldText(content, name) ?? '');
  oldSources.set(key, known);
  return known;
}

/** An entry as it was before the branch changed it; nothing if it is new or unchanged. */
export function oldEntry(content: Content, entry: Entry): Entry | undefined {
  const source = oldSource(content, entry.source);
  const numbers = entry.numbers && oldSource(content, entry.numbers);
  if (!source || (source === entry.source && numbers === entry.numbers)) return undefined;
  if (entry.base.length === 0) return { ...entry, source, data: source.data, numbers };
  const index = Array.isArray(source.data) ? source.data.findIndex((each) => field(each, 'id') === entry.id) : -1;
  return index < 0 ? undefined : { ...entry, source, data: field(source.data, index), base: [index] };
}
