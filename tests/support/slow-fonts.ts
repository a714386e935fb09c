/**
 * Serves the built site the production way with every font late: `FONT_DELAY_MS=1000 npm test` runs all browser tests on such a link.
 * Arguments: port, folder of the built site, delay in ms.
 */
import http from 'node:http';
import { freePort, startHost } from '../../src/tools/site/host.ts';

const [port = '', directory = '', delayMs = ''] = process.argv.slice(2);
const host = await startHost({ directory, port: await freePort(Number(port) + 1) });
const { port: upstream } = new URL(host.url);

http
  .createServer((request, response) => {
    const ask = () => {
      const { method, headers, url: path } = request;
      const asked = http.request({ host: '127.0.0.1', port: upstream, method, headers, path }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      asked.on('error', () => response.destroy());
      request.pipe(asked);
    };
    if (request.url?.endsWith('.woff2')) setTimeout(ask, Number(delayMs));
    else ask();
  })
  .listen(Number(port));
