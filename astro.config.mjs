// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { parseDocument } from 'yaml';
import { isFramed } from './src/config/routes.ts';
import { contentRoot, siteEnv } from './src/config/site-env.ts';
import { stylesCss } from './src/figures/styles.ts';
import { RARE, subsetFonts } from './src/integrations/fonts.ts';
import { generatedStyles } from './src/integrations/generated-styles.ts';
import { hostFiles } from './src/integrations/host-files.ts';
import { typesetPlugin } from './src/integrations/typeset-plugin.ts';
import { cardEntranceCss } from './src/lib/card-entrance.ts';
import { SITE_DIRECTIVES } from './src/lib/policy.ts';
import { writing } from './src/tools/writing/integration.ts';

// Astro reads it when it would send something.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

// Content that can't be read must not stop the configuration: the check, which Astro starts
// afterwards, says what is wrong and where.
const company = parseDocument(
  fs.readFileSync(path.join(contentRoot(), 'src/content/settings/company.yaml'), 'utf8'),
);
const site = String(company.get('site'));
const fonts = await subsetFonts();

/**
 * Style sheets that no class can replace, which components import as `virtual:styles/<name>.css`:
 * one set of keyframes for each card, the table of styles that drawings in files have too, and the
 * ranges of the characters that each font file has.
 */
const styles = generatedStyles({
  'card-entrance': cardEntranceCss,
  figures: stylesCss,
  'rare-fonts': () => fonts.rare,
});

/** Whether a page belongs in the site map. */
const isListed = (/** @type {string} */ page) => !isFramed(new URL(page).pathname);

/** Only previews have this integration; a production build does not import it. */
const previews =
  siteEnv() === 'preview' ? [(await import('./src/tools/review/preview.ts')).preview()] : [];
/**
 * `client:intent` hydrates an island when it is about to be used, `client:delayed` the popup.
 * @type {import('astro').AstroIntegration}
 */
const clientDirectives = {
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['intent', 'delayed'])
        addClientDirective({ name, entrypoint: `./src/islands/directives/${name}.ts` });
    },
  },
};

/** Modules of the site's script (islands/boot/site.ts), which every page has. */
const SITE_SCRIPT =
  /src\/(layouts\/Page|islands\/(boot|elements)\/|config\/constants|lib\/(consent|storage|wait-for))/;

export default defineConfig({
  ...(URL.canParse(site) && { site }),
  trailingSlash: 'never',
  scopedStyleStrategy: 'class',
  // Documents and Open Graph images are made in worker threads, so several pages are built at once.
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 4 },
  security: {
    csp: {
      directives: [...SITE_DIRECTIVES],
      // Astro forgets 'self' on a page that adds a source of its own.
      scriptDirective: { resources: ["'self'"] },
      styleDirective: { resources: ["'self'"] },
    },
  },
  integrations: [
    react(),
    mdx(),
    sitemap({ filter: isListed }),
    clientDirectives,
    hostFiles(),
    (await import('./src/stand-ins/integration.ts')).standIns(),
    writing(),
    ...previews,
  ],
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ features: { smartPunctuation: true }, hastPlugins: [typesetPlugin] }),
  },
  // The toolbar of the development server is on the left, since the buttons of the cookie banner
  // are on the right.
  devToolbar: { enabled: true, placement: 'bottom-left' },
  // Lets Astro’s editor extension complete and explain the front matter of MDX files; none of it is
  // in the built site.
  experimental: { contentIntellisense: true },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Archivo',
      cssVariable: '--font-archivo',
      fallbacks: [RARE, 'Archivo Arial', 'Archivo Roboto', 'Archivo DejaVu', 'sans-serif'],
      optimizedFallbacks: false,
      // Swapped in when it comes within about three seconds; the adjusted fallbacks keep lines
      // where they are.
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
    plugins: [styles, tailwindcss()],
    // Islands import shared modules from the site's script, which every page has already loaded, so
    // no request is added.
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
      // One style sheet for the whole site, 10 kB as sent: a file that is in the cache from the
      // second page on.
      cssCodeSplit: false,
      // Each .mdx file carries a directive of Astro's that the bundler need not keep.
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        output: {
          assetFileNames: ({ names: [name = ''] }) =>
            `${/\.svg$/.test(name) ? 'uploads/drawings' : '_astro'}/[name].[hash][extname]`,
        },
      },
    },
  },
});
