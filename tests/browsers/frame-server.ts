import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** An empty page in which the stories show other pages in a frame of any width, with or without script. */
const FRAMING = '<!doctype html><html lang="en"><title>Frame</title><body style="margin:0"></body></html>';

/** Collects a framed page's errors. It precedes the policy's meta element, so the policy does not block it. */
const LISTENER = `<script>
  window.complaints = [];
  addEventListener('error', ({ message, target }) => complaints.push(message || 'not loaded: ' + (target.src || target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => complaints.push(effectiveDirective + ' refuses ' + blockedURI));
</script>`;

export const FRAME_PATH = '/framing-page';
/** Forwards the host's answers without the headers that forbid framing. */
export async function startFrameServer(host: string): Promise<{ url: string; stop: () => void }> {
  const server = http.createServer(async (request, response) => {
    if (request.url === FRAME_PATH) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(FRAMING);
      return;
    }
    try {
      const answer = await fetch(new URL(request.url ?? '/', host), { redirect: 'manual' });
      const type = answer.headers.get('content-type') ?? '';
      const location = answer.headers.get('location');
      response.writeHead(answer.status, { 'content-type': type, ...(location && { location }) });
      const body = Buffer.from(await answer.arrayBuffer());
      response.end(type.startsWith('text/html') ? String(body).replace('<head>', `<head>${LISTENER}`) : body);
    } catch (error) {
      response.writeHead(502).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}
