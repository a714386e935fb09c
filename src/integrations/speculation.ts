import { FRAMED, ROUTES } from '../config/routes.ts';

/**
 * URL of the speculation rules. A header names it (`integrations/headers.ts`), so that they add no
 * bytes to the pages.
 */
export const SPECULATION_FILE = '/speculation-rules.json';

/** Browsers ignore the rules under any other media type. */
export const SPECULATION_TYPE = 'application/speculationrules+json';

/**
 * The pages that the browser may prerender while the pointer is over their link or the link is
 * touched: every page of the site, but not files, which have a dot in their URL, nor the viewer,
 * which would fetch its PDF, nor what is shown in frames. Timers, embeds and
 * analytics of a page wait until it is shown (`document.prerendering` in the islands).
 */
export const speculationRules = () =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            {
              not: {
                href_matches: ['/*.*', ...FRAMED.map((folder) => `${folder}*`), ROUTES.viewer],
              },
            },
            { not: { selector_matches: '[href^="#"]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
