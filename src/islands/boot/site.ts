/** The site's script, on every page. */
import { defineEmbeds } from '../elements/embed.ts';
import { defineMenus } from '../elements/site-menu.ts';
import { afterPaint } from './after-paint.ts';
import { actAsButtons } from './button-links.ts';
import { watchConsent } from './consent-watch.ts';
import { startPage } from './page-start.ts';
import { watchTables } from './tables.ts';

/**
 * Calls each function as a microtask: if one throws, the browser reports the error and calls the
 * others.
 */
const startAll = (starters: readonly (() => void)[]) => {
  for (const start of starters) queueMicrotask(start);
};

startAll([
  startPage,
  () =>
    afterPaint(() =>
      startAll([defineMenus, actAsButtons, watchConsent, defineEmbeds, watchTables]),
    ),
]);
