/** The site's script, on every page. */
import { defineEmbeds } from '../elements/embed.ts';
import { defineMenus } from '../elements/site-menu.ts';
import { afterPaint } from './after-paint.ts';
import { watchConsent } from './consent-watch.ts';
import { startIslands } from './islands.ts';
import { startPage } from './page-start.ts';
import { clickOnSpace } from './space-click.ts';
import { startAll } from './start-all.ts';

startAll([startPage, () => afterPaint(() => startAll([startIslands, defineMenus, clickOnSpace, watchConsent, defineEmbeds]))]);
