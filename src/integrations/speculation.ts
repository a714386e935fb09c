import { ROUTES } from '../config/routes.ts';

/** URL of the rules. A header names it (`integrations/headers.ts`), so that they add no bytes to the pages. */
export const SPECULATION_FILE = '/speculation-rules.json';

/** Browsers ignore the rules under any other media type. */
export const SPECULATION_TYPE = 'application/speculationrules+json';

/**
 * Which pages the browser may prerender: every page of the site whose link the visitor is about to click (pointer over it, or a finger
 * on it). Not files, which have a dot in their URL, nor the viewer, which would fetch its PDF, nor stand-ins, which take a third
 * party's place. What a page starts by itself waits until it is shown (`document.prerendering` in the islands).
 */
export const speculationRules = () =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: ['/*.*', `${ROUTES.standIn}/*`, ROUTES.viewer] } },
            { not: { selector_matches: '[href^="#"]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
