import type { APIContext } from 'astro';
import { ROUTES } from '../config/routes.ts';

/** Everything may be read but the stand-ins. A preview of a branch forbids itself by a header instead. */
export const GET = ({ site }: APIContext) =>
  new Response(`User-agent: *\nDisallow: ${ROUTES.standIn}/\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`);
