import path from 'node:path';
import { type Entry, field } from './entry.ts';
import { type Content, entriesOf, readContent } from './model.ts';
import type { Finding } from './problem.ts';
import type { Rule } from './rule.ts';
import { RULES, WORD_RULES } from './rules/index.ts';

export interface CheckOptions {
  /** False leaves out spelling and style: what keeps no page from being built. */
  words?: boolean;
  /** The day on which the content is looked at, as "2026-12-01". */
  today?: string;
  /** Is given what keeps a page from being built, before spelling and style are looked at; says whether to go on. */
  first?: (findings: Finding[]) => Promise<boolean>;
}

/**
 * Reads every content file and holds it against every rule. Reports every finding of every file, in the order of the files; touches nothing.
 * @param root the repository's root
 */
export async function checkContent(root: string, { words = true, today, first }: CheckOptions = {}): Promise<Finding[]> {
  const content = readContent(root, today);
  const all = async (rules: readonly Rule[]) => (await Promise.all(rules.map((rule) => run(rule, content)))).flat();
  const found = await all(RULES);
  if (first && !(await first(inOrder(content, found)))) return inOrder(content, found);
  return inOrder(content, words ? [...found, ...(await all(WORD_RULES))] : found);
}

/** What was found, as it is reported: milder in drafts, without what is set aside or follows from another finding, in the order of the files. */
function inOrder(content: Content, found: readonly Finding[]): Finding[] {
  const entryAt = entriesByLine(content);
  const findings = [...content.findings, ...found].flatMap((finding) => {
    const entry = entryAt(finding);
    if (finding.severity !== 'error' && field(entry?.data, 'allow', finding.rule) !== undefined) return [];
    if (finding.severity === 'hint' && entry && isSpeech(entry, finding)) return [];
    if (finding.severity !== 'error' || UNREAD.has(finding.rule) || field(entry?.data, 'draft') !== true) return [finding];
    // A draft is still being written: only what can't be read stops it.
    return [{ ...finding, severity: 'warning' as const, repair: finding.repair.replace(', or make the entry a draft: draft: true', '.') }];
  });
  return withoutConsequences(findings).sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.rule.localeCompare(b.rule),
  );
}

/** The entry in which a finding stands: that of its file or, in a file with a list, the last that begins before it. */
function entriesByLine(content: Content): (finding: Finding) => Entry | undefined {
  const entries = entriesOf(content).map((entry) => ({
    entry,
    from: entry.base.length === 0 ? 0 : entry.source.place(entry.base).line,
  }));
  return ({ file, line }) => entries.findLast(({ entry, from }) => entry.source.file === file && from <= line)?.entry;
}

/** Whether a finding stands between “ and ”: what somebody said is not held against the house style. */
function isSpeech({ source }: Entry, { line, column }: Finding): boolean {
  const lines = source.text.split('\n').slice(0, line);
  const before = [
    ...lines.slice(lines.slice(0, -1).findLastIndex((each) => each.trim() === '') + 1, -1),
    lines.at(-1)?.slice(0, column - 1),
  ];
  const text = before.join('\n');
  return text.lastIndexOf('“') > text.lastIndexOf('”');
}

/** Rules that say that a file, or one of its fields, can't be read as it is. */
const UNREAD: ReadonlySet<string> = new Set(['yaml', 'text', 'field', 'encoding', 'list', 'day', 'text-cut']);

/** Rules that say nothing of a line in which something else is wrong. */
const LAST: ReadonlySet<string> = new Set(['end', 'pair']);

/** Rules that say that a word is none. */
const ILLEGIBLE: ReadonlySet<string> = new Set(['unfinished', 'character', 'letter', 'accent', 'placeholder']);

/** Whether a finding keeps an entry from being read: what it names can't be known. */
export const isUnreadable = ({ rule }: Finding) => UNREAD.has(rule);

/** Leaves out what follows from another finding, and would be gone with it: one mistake is said once. */
function withoutConsequences(findings: readonly Finding[]): Finding[] {
  const unread = findings.filter(({ rule }) => UNREAD.has(rule));
  const places = new Set(findings.filter(({ rule }) => UNREAD.has(rule) || ILLEGIBLE.has(rule)).map(({ file, line }) => `${file}:${line}`));
  const lines = new Set(
    findings.filter(({ rule, severity }) => severity === 'error' && !LAST.has(rule)).map(({ file, line }) => `${file}:${line}`),
  );
  const forms = new Set(findings.filter(({ rule }) => rule === 'flyer-form').map(({ file }) => file));
  const drawn = new Set(findings.filter(({ rule }) => rule === 'figure').map(({ file }) => file));
  // A file that is no page, or has the kind of another, has wrong fields as well.
  const strange = new Set(findings.filter(({ rule }) => rule === 'page-without-route' || rule === 'kind').map(({ file }) => file));
  const encoded = new Set(unread.filter(({ rule }) => rule === 'encoding').map(({ file }) => file));
  const names = new Set(unread.map(({ file }) => path.posix.basename(file).replace(/\.\w+$/, '')));
  const tags = new Set(findings.filter(({ rule }) => rule === 'html').map(({ file }) => file));
  const written = new Set(findings.filter(({ rule }) => rule === 'term').map(({ file, line, column }) => `${file}:${line}:${column}`));
  const formed = new Set(findings.filter(({ rule }) => rule === 'unit').map(({ file, line, column }) => `${file}:${line}:${column}`));
  const fixed = new Set(findings.filter(({ rule }) => rule === 'always-live').map(({ file, line }) => `${file}:${line}`));
  const unreadLines = new Set(unread.map(({ file, line }) => `${file}:${line}`));
  const about = (...rules: string[]) =>
    new Set(findings.filter(({ rule }) => rules.includes(rule)).flatMap((finding) => finding.about ?? []));
  const missing = about('picture');
  return findings.filter(({ rule, file, line, column, about: own = [], awaits }) => {
    if (rule === 'spelling' && written.has(`${file}:${line}:${column}`)) return false;
    if ((rule === 'spelling' || rule === 'term') && formed.has(`${file}:${line}:${column}`)) return false;
    if (rule === 'dialog-shared') return !forms.has(file);
    if (rule === 'figure-quoted') return !drawn.has(file);
    if (rule === 'field' && fixed.has(`${file}:${line}`)) return false;
    if (rule === 'field' || rule === 'twice') return !strange.has(file);
    // What leads to an entry that can't be read, or opens on it, is right once that one is.
    if (awaits !== undefined && names.has(nameOf(awaits))) return false;
    if (LAST.has(rule)) return !lines.has(`${file}:${line}`);
    if (['spelling', 'country', 'diary', 'coverage', 'future'].includes(rule)) return !places.has(`${file}:${line}`) && !encoded.has(file);
    if (rule === 'url-lost') return !own.some((url) => names.has(nameOf(url)));
    if (rule === 'paper' && awaits !== undefined) return !tags.has(file);
    if (rule === 'picture') return !unreadLines.has(`${file}:${line}`);
    if (rule === 'picture-unused') return !missing.has(file);
    return true;
  });
}

/** Name of the entry to which a URL belongs. */
const nameOf = (url: string) => path.posix.basename(url).replace(/\.pdf$/, '');

const run = async ({ id, severity, check }: Rule, content: Content): Promise<Finding[]> =>
  (await check(content)).map((found) => ({ severity, ...found, rule: id }));

/** The findings that keep the content from going live. */
export const errorsOf = (findings: readonly Finding[]) => findings.filter(({ severity }) => severity === 'error');
