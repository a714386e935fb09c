// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { parse } from 'yaml';
import { ROUTES } from './src/config/routes.ts';
import { contentRoot, siteEnv } from './src/config/site-env.ts';
import { getRedirects } from './src/data/redirects.ts';
import { stylesCss } from './src/figures/styles.ts';
import { directives } from './src/integrations/directives.ts';
import { finish } from './src/integrations/finish.ts';
import { RARE, subsetFonts } from './src/integrations/fonts.ts';
import { typesetPlugin } from './src/integrations/typeset-plugin.ts';
import { writing } from './src/tools/writing/integration.ts';

// Astro reads it when it would send something.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

const company = parse(fs.readFileSync(path.join(contentRoot(), 'src/content/settings/company.yaml'), 'utf8'));
const fonts = await subsetFonts();

/**
 * Completes style sheets: the address of the site, which print.css prints with each link; faces of rare characters beside those of the
 * fallback fonts; and rules for the styles of drawings before the other rules of figure.css, since SVG files get styles as attributes.
 */
const completeStyles = {
  name: 'complete-styles',
  /** @type {'pre'} */
  enforce: 'pre',
  transform(/** @type {string} */ code, /** @type {string} */ id) {
    switch (path.basename(id.split('?')[0] ?? '')) {
      case 'print.css':
        return code.replaceAll('https://site.example', new URL(company.site).origin);
      case 'fallback-fonts.css':
        return code + fonts.rare;
      case 'figure.css':
        return stylesCss() + code;
      default:
        return undefined;
    }
  },
};

const redirects = getRedirects();
/** Whether a page belongs in the site map: redirects and stand-ins do not. */
const isIndexed = (/** @type {string} */ page) => {
  const { pathname } = new URL(page);
  return !(pathname in redirects) && !pathname.startsWith(`${ROUTES.standIn}/`);
};

/** Only previews have this integration; a production build does not import it. */
const previews = siteEnv() === 'preview' ? [(await import('./src/tools/review/preview/integration.ts')).preview()] : [];
/** Modules of the site's script (islands/boot/site.ts), which every page has. */
const SITE_SCRIPT = /src\/(layouts\/Page|islands\/(boot|directives|elements)\/|config\/constants|lib\/(consent|storage|wait-for))/;

export default defineConfig({
  site: company.site,
  trailingSlash: 'never',
  scopedStyleStrategy: 'class',
  // Documents and Open Graph images are made in worker threads, so several pages are built at once.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  integrations: [react(), mdx(), sitemap({ filter: isIndexed }), directives(), finish(), writing(), ...previews],
  markdown: { syntaxHighlight: false, processor: satteri({ features: { smartPunctuation: true }, hastPlugins: [typesetPlugin] }) },
  // The toolbar of the development server is on the left, since the buttons of the cookie banner are on the right.
  devToolbar: { enabled: true, placement: 'bottom-left' },
  // Lets Astro’s editor extension complete and explain the front matter of MDX files; none of it is in the built site.
  experimental: { contentIntellisense: true },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Archivo',
      cssVariable: '--font-archivo',
      fallbacks: [RARE, 'Archivo Arial', 'Archivo Roboto', 'Archivo DejaVu', 'sans-serif'],
      optimizedFallbacks: false,
      // Swapped in when it comes within about three seconds; the adjusted fallbacks keep lines where they are.
      display: 'fallback',
      options: { variants: [{ src: [`./${fonts.archivo}`], weight: '400 600', style: 'normal' }] },
    },
    {
      provider: fontProviders.local(),
      name: 'JetBrains Mono',
      cssVariable: '--font-jetbrains',
      fallbacks: ['JetBrains Mono Courier', 'monospace'],
      optimizedFallbacks: false,
      display: 'fallback',
      options: { variants: [{ src: [`./${fonts.jetbrainsMono}`], weight: 400, style: 'normal' }] },
    },
  ],
  vite: {
    plugins: [completeStyles, tailwindcss()],
    // Islands import shared modules from the site's script, which every page has already loaded, so no request is added.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            preserveEntrySignatures: 'allow-extension',
            output: { codeSplitting: { groups: [{ name: 'site', test: SITE_SCRIPT }] } },
          },
        },
      },
    },
    build: {
      assetsInlineLimit: 0,
      // Each .mdx file carries a directive of Astro's that the bundler need not keep.
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        output: {
          assetFileNames: ({ names: [name = ''] }) => `${/\.svg$/.test(name) ? 'uploads/drawings' : '_astro'}/[name].[hash][extname]`,
        },
      },
    },
  },
});
