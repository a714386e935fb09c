import { checkContent } from '../writing/check/check.ts';
import type { Remark } from './report-data.ts';

/** A finding of the content check: the only place where the review depends on how the check says things. */
export interface ContentFinding extends Remark {
  isError: boolean;
}

/** What the content check finds in a version of the site. @param tree its folder */
export const contentFindings = async (tree: string): Promise<ContentFinding[]> =>
  (await checkContent(tree)).map(({ file, line, severity, code, message, repair }) => ({
    rule: code,
    file,
    line,
    message: [message, repair].filter(Boolean).join(' '),
    isError: severity === 'error',
  }));

/** Findings that the earlier version did not have on any line. */
export function newFindings(before: readonly ContentFinding[], after: readonly ContentFinding[]): { errors: Remark[]; warnings: Remark[] } {
  const keyOf = ({ file, rule, message }: Remark) => JSON.stringify([file, rule, message]);
  const old = Map.groupBy(before, keyOf);
  const fresh = after.filter((finding) => old.get(keyOf(finding))?.pop() === undefined);
  const { errors = [], warnings = [] } = Object.groupBy(fresh, ({ isError }) => (isError ? 'errors' : 'warnings'));
  const remarks = (findings: readonly ContentFinding[]) => findings.map(({ isError, ...remark }): Remark => remark);
  return { errors: remarks(errors), warnings: remarks(warnings) };
}
