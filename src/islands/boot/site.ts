import './page-start.ts';
import { defineEmbeds } from '../elements/embed.ts';
import { defineMenus } from '../elements/site-menu.ts';
import { afterPaint } from './after-paint.ts';
import { watchConsent } from './consent-watch.ts';
import { wakeIslands } from './runtime.ts';
import { answerSpace } from './space-click.ts';

afterPaint(() => {
  wakeIslands();
  defineMenus();
  answerSpace();
  watchConsent();
  defineEmbeds();
});
