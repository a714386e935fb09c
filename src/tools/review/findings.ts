import type { Remark, Repair } from './report-schema.ts';
import type { CheckFinding } from './sides/build.ts';

/** New findings of the content check, with the check's fixes if it has any. */
export interface NewFindings {
  errors: Remark[];
  warnings: Remark[];
  repairs: Repair[];
}

/** Findings of the content check that the earlier version did not have on any line. */
export function newFindings(before: readonly CheckFinding[], after: readonly CheckFinding[]): NewFindings {
  const keyOf = ({ file, code, message }: CheckFinding) => `${file}\0${code}\0${message}`;
  const old = new Map<string, number>();
  for (const finding of before) old.set(keyOf(finding), (old.get(keyOf(finding)) ?? 0) + 1);
  const fresh = after.filter((finding) => {
    const left = old.get(keyOf(finding)) ?? 0;
    old.set(keyOf(finding), left - 1);
    return left <= 0;
  });
  const remark = (finding: CheckFinding): Remark => ({
    rule: `content/${finding.code}`,
    file: finding.file,
    line: finding.line,
    message: [finding.message, finding.repair].filter(Boolean).join(' ').slice(0, 2000),
  });
  const isError = ({ severity }: CheckFinding) => severity === 'error';
  return {
    errors: fresh.filter(isError).map(remark),
    warnings: fresh.filter((finding) => !isError(finding)).map(remark),
    repairs: fresh.flatMap((finding) =>
      finding.suggestion === undefined
        ? []
        : [{ rule: `content/${finding.code}`, file: finding.file, line: finding.line, text: finding.suggestion }],
    ),
  };
}
