import { flatten } from '../../../lib/nested.ts';
import { type Content, entriesOf, readContent, without } from '../model/content.ts';
import { type Entry, field } from '../model/entry.ts';
import { phrasesOf } from './dictionary.ts';
import { errorsOf, type Finding } from './finding.ts';
import { factsOf, NEEDS, PHASES, type Phase, type RuleId } from './rule-table.ts';
import { rulesIn } from './rules/index.ts';

export interface CheckOptions {
  /** False leaves out spelling and style, which never stop a page from being built. */
  words?: boolean;
  /** The day to check for, as "2026-12-01". */
  today?: string;
  /** Gets the findings so far before spelling and style are checked; returns whether to go on. */
  first?: (findings: Finding[]) => Promise<boolean>;
}

/**
 * Reads every content file and applies the rules, phase by phase: an entry with an error is skipped by the phases that need
 * it correct (`NEEDS`), and so is whatever refers to it. Changes nothing.
 * @param root the repository's root
 * @returns all findings, in the order of the files
 */
export async function checkContent(root: string, { words = true, today, first }: CheckOptions = {}): Promise<Finding[]> {
  const content = readContent(root, today);
  const entryAt = entriesByLine(content);
  const phrases = phrasesOf(content);
  const findings: Finding[] = [];
  const failed = new Map<Phase, Entry[]>();
  const take = (found: readonly Finding[]) => {
    const settled = firstAtEachPlace(found).flatMap((finding) => settle(finding, entryAt(finding), phrases));
    findings.push(...settled);
    for (const [phase, errors] of Map.groupBy(errorsOf(settled), ({ rule }) => factsOf(rule).phase))
      failed.set(phase, [...(failed.get(phase) ?? []), ...errors.flatMap((finding) => entryAt(finding) ?? [])]);
  };
  for (const phase of PHASES) {
    if (phase === 'language' && (!words || (first && !(await first(inOrder(findings)))))) break;
    const state = without(content, new Set(NEEDS[phase].flatMap((each) => failed.get(each) ?? [])));
    const found = await Promise.all(
      rulesIn(phase).map(async ({ id, check }) =>
        flatten(await check(state)).map((each): Finding => ({ severity: factsOf(id).severity, ...each, rule: id })),
      ),
    );
    take(found.flat());
  }
  return inOrder(findings);
}

/** A finding as it is reported: milder in a draft; left out if the entry or the dictionary sets it aside, or somebody is quoted. */
function settle(finding: Finding, entry: Entry | undefined, phrases: readonly RegExp[]): Finding[] {
  const reason = field(entry?.data, 'allow', finding.rule);
  if (finding.severity !== 'error' && isSetAside(finding, reason)) return [];
  if (finding.severity === 'hint' && entry && (isSpeech(entry, finding) || isWithin(phrases, entry, finding))) return [];
  if (finding.severity !== 'error') return [finding];
  if (isUnreadable(finding) || field(entry?.data, 'draft') !== true)
    return [reason === undefined ? finding : { ...finding, repair: `${finding.repair} An error can’t be set aside.` }];
  // A draft is still being written: only what can't be read stops it.
  return [{ ...finding, severity: 'warning', repair: finding.repair.replace(', or make the entry a draft: draft: true', '.') }];
}

/** Whether an entry sets a finding aside; a reason that starts with words in quotation marks applies only to those. */
function isSetAside({ message }: Finding, reason: unknown): boolean {
  if (typeof reason !== 'string') return false;
  const [, only] = /^["“]([^"”]+)["”]/.exec(reason) ?? [];
  return only === undefined || message.includes(only);
}

/** If several rules find something at one place, only the first rule's findings: the others most likely follow from them. */
function firstAtEachPlace(found: readonly Finding[]): Finding[] {
  const ruleAt = new Map<string, RuleId>();
  return found.filter(({ file, line, column, rule }) => {
    const place = `${file}:${line}:${column}`;
    const first = ruleAt.get(place) ?? rule;
    ruleAt.set(place, first);
    return rule === first;
  });
}

const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.rule.localeCompare(b.rule));

/**
 * The entry that a finding belongs to: the one of its file or, in a list, the last one that starts before it; in a numbers file, the
 * entry beside it.
 */
function entriesByLine(content: Content): (finding: Finding) => Entry | undefined {
  const entries = entriesOf(content).map((entry) => ({ entry, from: entry.base.length === 0 ? 0 : entry.source.place(entry.base).line }));
  return ({ file, line }) =>
    (
      entries.find(({ entry: { numbers } }) => numbers?.file === file) ??
      entries.findLast(({ entry: { source }, from }) => source.file === file && from <= line)
    )?.entry;
}

/** The text of a finding's file, and the finding's offset in it. */
function placeIn({ source, numbers }: Entry, { file, line, column }: Finding): [text: string, at: number] {
  const { text } = numbers?.file === file ? numbers : source;
  return [text, text.split('\n', line - 1).reduce((at, { length }) => at + length + 1, column - 1)];
}

/** Whether a finding is between “ and ” of one paragraph: what somebody said isn’t checked against the house style. */
function isSpeech(entry: Entry, finding: Finding): boolean {
  const [text, at] = placeIn(entry, finding);
  const [before = '', after = ''] = [
    text
      .slice(0, at)
      .split(/\n\s*\n/)
      .at(-1),
    text.slice(at).split(/\n\s*\n/)[0],
  ];
  return before.lastIndexOf('“') > before.lastIndexOf('”') && /^[^“]*”/.test(after);
}

/** Whether a finding is within one of the dictionary's phrases. */
function isWithin(phrases: readonly RegExp[], entry: Entry, finding: Finding): boolean {
  const [text, at] = placeIn(entry, finding);
  return phrases.some((phrase) => [...text.matchAll(phrase)].some(({ 0: words, index }) => index <= at && at < index + words.length));
}

/** Whether a finding keeps an entry from being read, or its page from being shown. */
export const isUnreadable = ({ rule, severity }: Finding) => severity === 'error' && ['read', 'fields'].includes(factsOf(rule).phase);
