/**
 * npm run dev: the writer's live preview. While the content holds a mistake, every page shows what is wrong, and where, in place of
 * what it was before; once it is mended, the page itself.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { checkContent, errorsOf } from './content/check.ts';
import { formatFinding } from './content/problem.ts';

const AGAIN_MS = 1000;

const { values } = parseArgs({ options: { port: { type: 'string', default: '4322' } } });
const port = Number(values.port);

let said = '';
/** What is wrong with the content now, as the terminal shows it; printed when it changes. */
async function mistakes(): Promise<string> {
  const text = errorsOf(await checkContent(process.cwd(), { words: false }))
    .map(formatFinding)
    .join('\n\n');
  if (text && text !== said) console.error(`\n${text}\n`);
  if (!text && said) console.log('Content: no mistakes.');
  said = text;
  return text;
}

const asHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
/** A page that asks again by itself until the mistake is mended. */
const page = (text: string) =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>Content</title><pre style="white-space:pre-wrap">${asHtml(text)}</pre>`;

/** The server can't start on content with a mistake: until there is none, only the mistakes are served. */
async function waitForContent(): Promise<void> {
  if (!(await mistakes())) return;
  const server = createServer((_request, response) => {
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(page(said));
  }).listen(port, 'localhost');
  while (await mistakes()) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

await waitForContent();
await dev({
  server: { port },
  vite: {
    plugins: [
      {
        name: 'content-mistakes',
        configureServer: ({ middlewares }) => {
          middlewares.use(async (request, response, next) => {
            const text = request.headers.accept?.includes('text/html') && (await mistakes());
            if (!text) next();
            else response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(page(text));
          });
        },
      },
    ],
  },
});
