import './page-start.ts';
import { afterPaint } from './after-paint.ts';
import { watchConsent } from './consent-watch.ts';
import { defineEmbeds } from './embed.ts';
import { answerSpace } from './press-space.ts';
import { wakeIslands } from './runtime.ts';
import { defineMenus } from './site-menu.ts';

afterPaint(() => {
  wakeIslands();
  defineMenus();
  answerSpace();
  watchConsent();
  defineEmbeds();
});
