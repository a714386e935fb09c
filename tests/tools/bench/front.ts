import fs from 'node:fs';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { makeCertificate, trusting } from '../../support/certificate.ts';

/** What the network in front of the host sends compressed. */
const TEXT = /^(text\/|application\/(javascript|json|manifest\+json|speculationrules\+json)|image\/svg)/;

/** Headers that are not forwarded: they belong to the connection between host and proxy, or to its compression. */
const OWN = /^(content-(encoding|length)|transfer-encoding|connection|keep-alive)$/;

/**
 * Stands before the host as the provider's network does: it hands through what the host answers, by HTTP/2 and compressed with
 * Brotli. On this machine the host itself knows neither, and a phone's simulated network would carry bytes, and wait for
 * connections, that no visitor has.
 * @returns its URL, the browser's switch to trust its certificate, and a function that stops it
 */
export async function startFront(host: string): Promise<{ url: string; trust: string; stop: () => void }> {
  const certificate = makeCertificate('.cache/bench');
  const packed = new Map<string, Buffer>();
  const [key, cert] = [certificate.key, certificate.cert].map((file) => fs.readFileSync(file));
  const server = http2.createSecureServer({ key, cert, allowHTTP1: true }, async (request, response) => {
    const ifNoneMatch = request.headers['if-none-match'];
    const headers = { 'accept-encoding': 'identity', ...(ifNoneMatch && { 'if-none-match': ifNoneMatch }) };
    const answer = await fetch(host + request.url, { headers, redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    const sent = Object.fromEntries([...answer.headers].filter(([name]) => !OWN.test(name)));
    const isText = body.length > 0 && TEXT.test(answer.headers.get('content-type') ?? '');
    const name = `${request.url} ${answer.headers.get('etag')}`;
    if (isText && !packed.has(name)) packed.set(name, brotliCompressSync(body));
    response.writeHead(answer.status, { ...sent, ...(isText && { 'content-encoding': 'br' }) });
    response.end(packed.get(name) ?? body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, trust: trusting(certificate), stop: () => void server.close() };
}
