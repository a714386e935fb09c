import type { Browser, Page } from '@playwright/test';
import type { PageChange } from '../compare/changes.ts';
import type { Site } from '../compare/site.ts';
import { WIDTHS_PX } from '../report-schema.ts';
import { comparePictures } from './pixels.ts';
import { openPage, photograph, quietContext } from './quiet.ts';

/** Whether a page whose styles changed looks different at any width: by its picture, or by the computed style of an element. */
export async function looksDifferent(browser: Browser, before: Site, after: Site, { route }: PageChange): Promise<boolean> {
  for (const width of WIDTHS_PX) {
    const [was, is] = await Promise.all([before, after].map((site) => stillLife(browser, site, route, width)));
    if (!was || !is) throw new Error(`${route} could not be shown.`);
    if (was.styles !== is.styles || (await comparePictures(was.picture, is.picture)).share > 0) return true;
  }
  return false;
}

/** A page without its scripts: nothing depends on when they ran. */
async function stillLife(browser: Browser, site: Site, route: string, width: number): Promise<{ picture: Buffer; styles: string }> {
  const context = await quietContext(browser, site, { width, scripts: false });
  try {
    const page = await openPage(context, route, { scripts: false });
    return { picture: await photograph(page), styles: await computedStyles(page) };
  } finally {
    await context.close();
  }
}

/** Computed styles of all elements, hidden ones too, and of their pseudo-elements; lengths that follow from the window included. */
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
    // Astro names a font family by its file's hash.
    const text = lines
      .join('\n')
      .replace(/-[0-9a-f]{16}\b/g, '')
      .replace(/url\([^)]*\)/g, 'url()');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return Array.from(new Uint8Array(digest)).join('.');
  });
