// @ts-check
// The form editor has a site of its own: nothing of it can get into the real one.
import react from '@astrojs/react';
import keystatic from '@keystatic/astro';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [react(), keystatic()],
  redirects: { '/': '/keystatic' },
  devToolbar: { enabled: false },
  // Beside the site's own development server, which keeps its cache where Vite usually does.
  vite: { cacheDir: '../../node_modules/.vite-form-editor', server: { fs: { allow: ['../..'] } } },
});
