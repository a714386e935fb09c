import type { Remark } from './report-schema.ts';
import type { Finding } from './sides/build.ts';

/** Findings of the content check that the earlier version didn't have, wherever in the file they stand now. */
export function newFindings(
  before: readonly Finding[] | undefined,
  after: readonly Finding[] | undefined,
): { errors: Remark[]; warnings: Remark[] } {
  const keyOf = ({ file, rule, message }: Finding) => `${file}\0${rule}\0${message}`;
  const old = new Map<string, number>();
  for (const finding of before ?? []) old.set(keyOf(finding), (old.get(keyOf(finding)) ?? 0) + 1);
  const fresh = (after ?? []).filter((finding) => {
    const left = old.get(keyOf(finding)) ?? 0;
    old.set(keyOf(finding), left - 1);
    return left <= 0;
  });
  const remark = ({ file, line, rule, message, repair, suggestion }: Finding): Remark => ({
    rule: `content/${rule.replace(/[^\w/-]/g, '-')}`.slice(0, 60),
    file,
    line,
    message: [message, repair].filter(Boolean).join(' ').slice(0, 2000),
    ...(suggestion !== undefined && { suggestion }),
  });
  const isError = ({ severity }: Finding) => severity === 'error';
  return { errors: fresh.filter(isError).map(remark), warnings: fresh.filter((finding) => !isError(finding)).map(remark) };
}
