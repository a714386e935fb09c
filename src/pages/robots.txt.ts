import type { APIContext } from 'astro';

/** Allows everything. Previews of a branch are excluded by a header instead. */
export const GET = ({ site }: APIContext) =>
  new Response(
    `User-agent: *\nDisallow:\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`,
  );
