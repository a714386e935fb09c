// @ts-check
import fs from 'node:fs';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { parse } from 'yaml';
import { ROUTES } from './src/config/routes.ts';
import { REDIRECTS } from './src/data/redirects.ts';
import { chunks, copies, oneReactFile } from './src/integrations/chunks.ts';
import { directives } from './src/integrations/directives.ts';
import { subsetFonts } from './src/integrations/fonts.ts';
import { typesetPlugin } from './src/integrations/typeset-plugin.ts';

const company = parse(fs.readFileSync('src/content/settings/company.yaml', 'utf8'));
const fonts = await subsetFonts();

const left = [...Object.keys(REDIRECTS), ROUTES.standIn];
/** Pages for search engines: neither former addresses nor stand-ins. */
const isIndexed = (/** @type {string} */ page) => {
  const { pathname } = new URL(page);
  return !left.some((path) => pathname === path || pathname.startsWith(`${ROUTES.standIn}/`));
};

export default defineConfig({
  site: company.site,
  trailingSlash: 'never',
  // Documents and pictures are made in threads of their own, so several are asked for at once.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  integrations: [react(), mdx(), sitemap({ filter: isIndexed }), directives()],
  markdown: { syntaxHighlight: false, processor: satteri({ mdastPlugins: [], hastPlugins: [typesetPlugin] }) },
  devToolbar: { enabled: false },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Archivo',
      cssVariable: '--font-archivo',
      fallbacks: ['Arial', 'sans-serif'],
      // Never swapped: on a slow link the first page is read in the fallback, and no line moves under the reader's eye.
      display: 'optional',
      options: { variants: [{ src: [`./${fonts.archivo}`], weight: '400 600', style: 'normal' }] },
    },
    {
      provider: fontProviders.local(),
      name: 'JetBrains Mono',
      cssVariable: '--font-jetbrains',
      fallbacks: ['Courier New', 'monospace'],
      display: 'optional',
      options: { variants: [{ src: [`./${fonts['jetbrains-mono']}`], weight: 400, style: 'normal' }] },
    },
  ],
  vite: {
    plugins: [tailwindcss(), copies, oneReactFile],
    environments: chunks,
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Each .mdx file carries a directive of Astro's that the bundler need not keep.
        onLog: (level, log, handler) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handler(level, log)),
      },
    },
  },
});
