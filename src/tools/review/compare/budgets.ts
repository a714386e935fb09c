import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { BUDGET, HEADROOM } from '../../../config/budgets.ts';
import type { Remark } from '../report-schema.ts';
import type { PageChange } from './changes.ts';

const compress = promisify(brotliCompress);
/** Bytes of a page as the host sends it, with Brotli at its highest level. */
const sent = async (html = '') => (html ? (await compress(html)).length : 0);

/**
 * A warning for each page whose HTML now exceeds its budget, or uses the last 10 % of it, because it grows with the words. Budgets of code
 * are tests. Only pages that grew are measured, because measuring takes long.
 */
export async function budgetWarnings(pages: readonly PageChange[]): Promise<Remark[]> {
  const grown = pages.filter(({ before, after }) => (after?.html.length ?? 0) > (before?.html.length ?? 0));
  const warnings = grown.map(async ({ route, before, after }) => budgetWarning(route, await sent(before?.html), await sent(after?.html)));
  return (await Promise.all(warnings)).filter((warning) => warning !== undefined);
}

/** @param before bytes as sent, 0 for a new page */
export function budgetWarning(route: string, before: number, after: number): Remark | undefined {
  const budget = BUDGET.ownHtml[route] ?? BUDGET.html;
  if (![budget, budget / (1 + HEADROOM)].some((limit) => after > limit && before <= limit)) return undefined;
  const rest = after > budget ? `${after - budget} more than the ${budget} allowed` : `${budget - after} of the ${budget} allowed are left`;
  return { rule: 'budget', route, message: `${route}: its HTML grows from ${before} to ${after} bytes; ${rest}.` };
}
