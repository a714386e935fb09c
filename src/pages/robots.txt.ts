import type { APIContext } from 'astro';
import { ROUTES } from '../config/routes.ts';

/**
 * Allows everything except the stand-ins. Previews of a branch are excluded by a header instead.
 */
export const GET = ({ site }: APIContext) =>
  new Response(
    `User-agent: *\nDisallow: ${ROUTES.standIn}/\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`,
  );
