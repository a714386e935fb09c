// @ts-check
// The form editor is an Astro site of its own, so that no part of it is in the built site.
import react from '@astrojs/react';
import keystatic from '@keystatic/astro';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [react(), keystatic()],
  redirects: { '/': '/keystatic' },
  devToolbar: { enabled: false },
  vite: {
    // Apart from the cache of the site's own development server.
    cacheDir: '../../node_modules/.vite-form-editor',
    server: {
      fs: { allow: ['../..'] },
      // A page that is saved would otherwise load the form anew.
      watch: { ignored: ['**/src/content/**'] },
    },
  },
});
