import { errorText } from '../../../lib/error-text.ts';
import { flatten } from '../../../lib/nested.ts';
import { type Content, entriesOf, readContent, without } from '../model/content.ts';
import { withDeleted } from '../model/deleted.ts';
import { type Entry, field } from '../model/entry.ts';
import { CONTENT } from '../model/paths.ts';
import type { Problem } from '../model/problem.ts';
import { CODES } from './codes.ts';
import type { Finding } from './finding.ts';
import { atFile, type Rule } from './rule.ts';
import { BLOCKING, rulesOf, STAGES } from './stages.ts';

export interface CheckOptions {
  /** False leaves out spelling and style, which never stop a page from being built. */
  words?: boolean;
  /** The day to check for, as "2026-12-01". */
  today?: string;
}

/**
 * Reads every content file and applies the rules, stage by stage. Changes nothing.
 * @param root the folder that contains src/content
 * @returns all findings, in the order of the files
 */
export async function checkContent(
  root: string,
  { words = true, today }: CheckOptions = {},
): Promise<Finding[]> {
  const content = withDeleted(readContent(root, today));
  const entryAt = entriesByLine(content);
  const findings: Finding[] = [];
  for (const stage of STAGES) {
    if (stage === 'language' && !words) continue;
    const blocked = findings.filter(({ isBlocking }) => isBlocking);
    const left = without(content, new Set(blocked.flatMap((finding) => entryAt(finding) ?? [])));
    for (const rule of rulesOf(stage))
      for (const problem of await problemsOf(rule, left)) {
        const severity = problem.severity ?? CODES[rule.code];
        const isBlocking = severity === 'error' && BLOCKING.includes(stage);
        const finding = { ...problem, code: rule.code, severity, isBlocking };
        const report = reported(finding, entryAt(finding));
        if (report) findings.push(report);
      }
  }
  return findings.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      a.code.localeCompare(b.code),
  );
}

/**
 * What a rule finds; if it fails itself, that is a warning, since the other rules are still right.
 */
async function problemsOf({ code, check }: Rule, content: Content): Promise<Problem[]> {
  try {
    return flatten(await check(content));
  } catch (error) {
    const message = `The check “${code}” has failed: ${errorText(error)}`;
    return [atFile(CONTENT, message, 'Show this to an engineer.', 'warning')];
  }
}

/**
 * A finding as it is reported: milder in a draft, which is still being written; left out if its
 * entry sets it aside.
 */
function reported(finding: Finding, entry: Entry | undefined): Finding | undefined {
  if (finding.severity !== 'error') {
    const isSetAside = typeof field(entry?.data, 'allow', finding.code) === 'string';
    return isSetAside ? undefined : finding;
  }
  const isInDraft = field(entry?.data, 'draft') === true;
  return isInDraft && !finding.isBlocking ? { ...finding, severity: 'warning' } : finding;
}

/**
 * The entry that a finding belongs to: the one of its file or, in a list, the last one that starts
 * before it; in a numbers file, the paper beside it.
 */
function entriesByLine(content: Content): (finding: Finding) => Entry | undefined {
  const entries = entriesOf(content).map((entry) => ({
    entry,
    from: entry.base.length === 0 ? 0 : entry.source.place(entry.base).line,
  }));
  return ({ file, line }) =>
    (
      entries.find(({ entry: { numbers } }) => numbers?.file === file) ??
      entries.findLast(({ entry: { source }, from }) => source.file === file && from <= line)
    )?.entry;
}

/** Files of which nothing else can be checked before the errors that are known are repaired. */
export const blockedFiles = (findings: readonly Finding[]): string[] => [
  ...new Set(findings.flatMap(({ isBlocking, file }) => (isBlocking ? file : []))),
];
