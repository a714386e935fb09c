import { withFragment } from '../lib/encoded-fragment.ts';

/** The binding of `wrangler.jsonc` through which a Worker reads the site's files. */
interface Bindings {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

/**
 * The host's Worker. It runs only for requests that match no file, and sends the 404 page with
 * `Cache-Control: no-store`. Otherwise the header rule of a folder of hashed files would apply, and
 * a browser that requests a new script while a deployment is still being distributed would cache
 * the 404 for a year. A link whose `#` was encoded on its way leads on to what it means.
 */
export default {
  async fetch(request: Request, { ASSETS }: Bindings): Promise<Response> {
    const meant = withFragment(new URL(request.url));
    if (meant) return moved(meant);
    const { body, status, headers } = await ASSETS.fetch(request);
    const answer = new Response(body, { status, headers });
    answer.headers.set('Cache-Control', 'no-store');
    return answer;
  },
};

const moved = (to: string): Response =>
  new Response(null, { status: 302, headers: { Location: to, 'Cache-Control': 'no-store' } });
