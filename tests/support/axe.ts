import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

/** Minified: `axe.source` is twice as long, and takes the browser 0.3 s more to compile. */
const SOURCE = fs.readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const AXE_OPTIONS: axeCore.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Reporting passes takes half of the time. No style sheet comes from another host, so none has to
  // be loaded first.
  resultTypes: ['violations'],
  preload: false,
  // A frame shows a vendor's page.
  iframes: false,
};

/**
 * axe-core: WCAG 2.0 to 2.2 A and AA, and its best practices, in a page without its frames. It is
 * injected once for each page.
 * @param part selector of the only part to check
 */
export async function axe(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(
    async ([within, options]) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      const { violations, passes } = await axe.run(within ?? document, options);
      if (passes.length === 0) throw new Error('axe found nothing to check.');
      return violations;
    },
    [part, AXE_OPTIONS] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `axe ${id}: ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
}
