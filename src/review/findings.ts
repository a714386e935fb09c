import type { Remark, Repair } from './report-schema.ts';
import type { Finding } from './sides/build.ts';

/** New findings of the content check, with the repairs it knows. */
export interface NewFindings {
  errors: Remark[];
  warnings: Remark[];
  repairs: Repair[];
}

/** Findings of the content check that the earlier version didn't have, wherever in the file they stand now. */
export function newFindings(before: readonly Finding[] | undefined, after: readonly Finding[] | undefined): NewFindings {
  const keyOf = ({ file, rule, message }: Finding) => `${file}\0${rule}\0${message}`;
  const old = new Map<string, number>();
  for (const finding of before ?? []) old.set(keyOf(finding), (old.get(keyOf(finding)) ?? 0) + 1);
  const fresh = (after ?? []).filter((finding) => {
    const left = old.get(keyOf(finding)) ?? 0;
    old.set(keyOf(finding), left - 1);
    return left <= 0;
  });
  const ruleOf = ({ rule }: Finding) => `content/${rule.replace(/[^\w/-]/g, '-')}`.slice(0, 60);
  const remark = (finding: Finding): Remark => ({
    rule: ruleOf(finding),
    file: finding.file,
    message: [`Line ${finding.line}:`, finding.message, finding.repair].filter(Boolean).join(' ').slice(0, 2000),
  });
  const isError = ({ severity }: Finding) => severity === 'error';
  return {
    errors: fresh.filter(isError).map(remark),
    warnings: fresh.filter((finding) => !isError(finding)).map(remark),
    repairs: fresh.flatMap((finding) =>
      finding.suggestion === undefined ? [] : [{ rule: ruleOf(finding), file: finding.file, line: finding.line, text: finding.suggestion }],
    ),
  };
}
