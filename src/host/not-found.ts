/** The binding of `wrangler.jsonc` through which a Worker reads the site's files. */
interface Bindings {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

/**
 * The host's Worker. It runs only where no file answers a request, and sends the 404 page with an order not to cache it. The header
 * rule for a folder also applies to URLs in it that have no file: a browser that asks for a new script while a deployment is still
 * spreading would cache that 404 for a year.
 */
export default {
  async fetch(request: Request, { ASSETS }: Bindings): Promise<Response> {
    const { body, status, headers } = await ASSETS.fetch(request);
    const answer = new Response(body, { status, headers });
    answer.headers.set('Cache-Control', 'no-store');
    return answer;
  },
};
