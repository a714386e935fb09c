import type { AstroIntegration } from 'astro';

/** Serves the stand-ins' scripts, form pages and files, and adds their styles to the site's. */
export const standIns = (): AstroIntegration => ({
  name: 'stand-ins',
  hooks: {
    'astro:config:setup': ({ injectRoute, injectScript }) => {
      injectRoute({
        pattern: '/stand-in/[script].js',
        entrypoint: new URL('./script.ts', import.meta.url),
      });
      injectRoute({
        pattern: '/stand-in/forms/[key]',
        entrypoint: new URL('./form-page.astro', import.meta.url),
      });
      injectRoute({
        pattern: '/stand-in/files/[paper].pdf',
        entrypoint: new URL('../pages/documents/[paper].pdf.ts', import.meta.url),
      });
      const styles = new URL('./stand-in.css', import.meta.url).pathname;
      injectScript('page-ssr', `import ${JSON.stringify(styles)};`);
    },
  },
});
