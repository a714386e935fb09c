import { ROUTES } from '../config/routes.ts';

/** Where the rules lie. A header names them (`integrations/headers.ts`), so that they cost the pages themselves no byte. */
export const SPECULATION_FILE = '/speculation-rules.json';

/** A browser does not take the rules under another type. */
export const SPECULATION_TYPE = 'application/speculationrules+json';

/**
 * Which pages the browser may make ready before they are pressed: every page of the site that the visitor is about to press
 * (pointer over a link, or a finger on it). Files have a dot in their name, and the viewer would fetch its PDF; stand-ins are
 * third parties. What a page starts by itself waits until it is shown (`document.prerendering` in the islands).
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
