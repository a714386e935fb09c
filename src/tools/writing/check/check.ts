import { flatten } from '../../../lib/nested.ts';
import { type Content, entriesOf, readContent, without } from '../model/content.ts';
import { withDeleted } from '../model/deleted.ts';
import { type Entry, field } from '../model/entry.ts';
import { CONTENT } from '../model/paths.ts';
import { CODES, type Code } from './codes.ts';
import type { Finding } from './finding.ts';
import { atFile, type Rule } from './rule.ts';
import { STAGES } from './stages.ts';

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
  const run = async (rules: readonly Rule[], isStop = false) => {
    const failed = new Set(
      findings
        .filter(({ isUnreadable }) => isUnreadable)
        .flatMap((finding) => entryAt(finding) ?? []),
    );
    const state = without(content, failed);
    for (const { code, check } of rules)
      for (const found of await resultsOf(code, check, state)) {
        const severity = found.severity ?? CODES[code];
        const whole: Finding = {
          ...found,
          code,
          severity,
          ...(isStop && severity === 'error' && { isUnreadable: true }),
        };
        findings.push(...reported(whole, entryAt(whole)));
      }
  };
  await run(STAGES.read, true);
  await run(STAGES.fields, true);
  await run(STAGES.references, true);
  await run(STAGES.pages);
  if (words) await run(STAGES.language);
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
async function resultsOf(code: Code, check: Rule['check'], content: Content) {
  try {
    return flatten(await check(content));
  } catch (error) {
    const message = `The check “${code}” has failed: ${error instanceof Error ? error.message : String(error)}`;
    return [atFile(CONTENT, message, 'Show this to an engineer.', 'warning')];
  }
}

/**
 * A finding as it is reported: milder in a draft, which is still being written; left out if its
 * entry sets it aside.
 */
function reported(finding: Finding, entry: Entry | undefined): Finding[] {
  if (finding.severity !== 'error')
    return typeof field(entry?.data, 'allow', finding.code) === 'string' ? [] : [finding];
  return [
    finding.isUnreadable || field(entry?.data, 'draft') !== true
      ? finding
      : { ...finding, severity: 'warning' },
  ];
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

/**
 * Files of which only the errors of the first three stages are known, since nothing else can be
 * checked before these are repaired.
 */
export const unreadFiles = (findings: readonly Finding[]): string[] => [
  ...new Set(findings.flatMap(({ isUnreadable, file }) => (isUnreadable ? file : []))),
];
