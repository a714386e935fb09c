import type { Plugin } from 'vite';
import { ARCHIVO, familyName, JETBRAINS_MONO } from '../config/fonts.ts';

const NAME = 'virtual:fallback-fonts.css';

/** A ratio as a percentage, rounded to 0.1 %: an error of at most 0.5 px on a line of 1,000 px. */
const percent = (ratio: number) => `${Number((ratio * 100).toFixed(1))}%`;

/** The `@font-face` rules of the local fonts, scaled so that a text takes as much room as in the web font. */
export const fallbackCss = (): string =>
  [ARCHIVO, JETBRAINS_MONO]
    .flatMap((web) =>
      Object.entries(web.families).flatMap(([family, fonts]) =>
        fonts.map(({ weight, names, sizeAdjust }) =>
          [
            '@font-face {',
            `  font-family: "${familyName(web, family)}";`,
            `  font-weight: ${weight};`,
            `  src: ${names.map((name) => `local("${name}")`).join(', ')};`,
            `  size-adjust: ${percent(sizeAdjust)};`,
            `  ascent-override: ${percent(web.ascent / sizeAdjust)};`,
            `  descent-override: ${percent(web.descent / sizeAdjust)};`,
            '  line-gap-override: 0%;',
            '}',
          ].join('\n'),
        ),
      ),
    )
    .join('\n');

/** Vite plugin: the fallback fonts, and other rules, as the style sheet `virtual:fallback-fonts.css`. */
export const fallbackFonts = (others: string): Plugin => ({
  name: 'fallback-fonts',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? `${fallbackCss()}\n${others}` : undefined),
});
