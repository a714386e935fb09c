import type { Plugin } from 'vite';
import { fallbackCss, siteAdjustments } from '../lib/node/font-fallbacks.ts';

const NAME = 'virtual:fallback-fonts.css';

/** Vite plugin: the `@font-face` rules of the adjusted fallback fonts, as the style sheet `virtual:fallback-fonts.css`. */
export const fallbackFonts = (): Plugin => ({
  name: 'fallback-fonts',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: async (id) => (id === `\0${NAME}` ? fallbackCss(await siteAdjustments()) : undefined),
});
