import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { BUDGET } from '../../../config/budgets.ts';
import type { Remark } from '../report-schema.ts';
import type { PageChange } from './changes.ts';

const compress = promisify(brotliCompress);
/** Bytes of a page as the host sends it, with Brotli at its highest level. */
const sent = async (html = '') => (html ? (await compress(html)).length : 0);

/**
 * A warning for each page whose HTML now exceeds its budget, because it grows with the words. Budgets of code are tests. Only pages that
 * grew are measured, because measuring takes long.
 */
export async function budgetWarnings(pages: readonly PageChange[]): Promise<Remark[]> {
  const grown = pages.filter(({ before, after }) => (after?.html.length ?? 0) > (before?.html.length ?? 0));
  const warnings = grown.map(async ({ route, before, after }): Promise<Remark[]> => {
    const budget = BUDGET.ownHtml[route] ?? BUDGET.html;
    const [was, is] = [await sent(before?.html), await sent(after?.html)];
    const message = `${route}: its HTML grows from ${was} to ${is} bytes; ${is - budget} more than the ${budget} allowed.`;
    return was <= budget && is > budget ? [{ rule: 'budget', route, message }] : [];
  });
  return (await Promise.all(warnings)).flat();
}
