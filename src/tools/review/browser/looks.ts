import type { Browser, Page } from '@playwright/test';
import type { PageChange } from '../compare/changes.ts';
import type { Site } from '../compare/site.ts';
import { WIDTHS_PX } from '../report-schema.ts';
import { compareImages } from './pixels.ts';
import { openPage, quietContext, takeScreenshot } from './quiet.ts';

/** Whether a page whose styles changed looks different at any width: compares screenshots and the computed styles of all elements. */
export async function looksDifferent(browser: Browser, before: Site, after: Site, { route }: PageChange): Promise<boolean> {
  for (const width of WIDTHS_PX) {
    const [was, is] = await Promise.all([before, after].map((site) => captureWithoutScripts(browser, site, route, width)));
    if (!was || !is) throw new Error(`${route} could not be shown.`);
    if (was.styles !== is.styles || (await compareImages(was.image, is.image)).share > 0) return true;
  }
  return false;
}

/** Screenshot and computed styles of a page with scripts off, so that the result does not depend on when a script ran. */
async function captureWithoutScripts(
  browser: Browser,
  site: Site,
  route: string,
  width: number,
): Promise<{ image: Buffer; styles: string }> {
  const context = await quietContext(browser, site, { width, scripts: false });
  try {
    const page = await openPage(context, route, { scripts: false });
    return { image: await takeScreenshot(page), styles: await computedStyles(page) };
  } finally {
    await context.close();
  }
}

/** SHA-256 of the computed styles of all elements, hidden ones included, and of their pseudo-elements. */
const computedStyles = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const lines: string[] = [];
    for (const element of document.querySelectorAll('html, body, body :not(script, style, link, template)')) {
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') continue;
        lines.push(
          [...style]
            .filter((name) => !name.startsWith('--'))
            .map((name) => style.getPropertyValue(name))
            .join(';'),
        );
      }
    }
    // Astro appends a hash of the font file to the family's name.
    const text = lines
      .join('\n')
      .replace(/-[0-9a-f]{16}\b/g, '')
      .replace(/url\([^)]*\)/g, 'url()');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return Array.from(new Uint8Array(digest)).join('.');
  });
