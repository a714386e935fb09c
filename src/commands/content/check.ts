import { type Content, readContent } from './model.ts';
import type { Finding } from './problem.ts';
import type { Rule } from './rule.ts';
import { RULES, WORD_RULES } from './rules/index.ts';

export interface CheckOptions {
  /** False leaves out spelling and style: what keeps no page from being built. */
  words?: boolean;
  /** The day on which the content is looked at, as "2026-12-01". */
  today?: string;
}

/**
 * Reads every content file and holds it against every rule. Reports every finding of every file, in the order of the files; touches nothing.
 * @param root the repository's root
 */
export async function checkContent(root: string, { words = true, today }: CheckOptions = {}): Promise<Finding[]> {
  const content = readContent(root, today);
  const found = await Promise.all([...RULES, ...(words ? WORD_RULES : [])].map((rule) => run(rule, content)));
  return [...content.findings, ...found.flat()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.rule.localeCompare(b.rule),
  );
}

const run = async ({ id, severity, check }: Rule, content: Content): Promise<Finding[]> =>
  (await check(content)).map((found) => ({ ...found, severity, rule: id }));

/** The findings that keep the content from going live. */
export const errorsOf = (findings: readonly Finding[]) => findings.filter(({ severity }) => severity === 'error');
