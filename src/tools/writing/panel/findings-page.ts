import fs from 'node:fs';
import path from 'node:path';
import type { MiddlewareHandler } from 'astro';
import { contentRoot } from '../../../config/site-env.ts';
import { escapeHtml } from '../../../lib/typeset.ts';
import { checkContent } from '../check/check.ts';
import { errorsOf, formatFinding } from '../check/finding.ts';
import { CONTENT } from '../model/paths.ts';

const RELOAD = '<meta http-equiv="refresh" content="1">';

/** Astro reads a saved file a moment later, and much later on a busy machine. */
const CATCH_UP_MS = 60_000;

/** By the files' times: Vite loads this module again after a save, so it can't remember one. */
function isJustSaved(): boolean {
  const folder = path.join(contentRoot(), CONTENT);
  const isNew = (file: string) =>
    Date.now() - fs.statSync(path.join(folder, file)).mtimeMs < CATCH_UP_MS;
  return fs.readdirSync(folder, { encoding: 'utf8', recursive: true }).some(isNew);
}

/**
 * A page that the content keeps from being made says what the check says, until a save repairs it:
 * Vite’s client then loads it again. A fault of the code is passed on.
 */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  try {
    const response = await next();
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
    // Read here, because a text that runs as code fails while its page is sent.
    return isPage ? new Response(await response.text(), response) : response;
  } catch (error) {
    const errors = errorsOf(await checkContent(contentRoot(), { words: false }));
    if (errors.length > 0)
      return answer(
        'This page can’t be shown until the content is repaired',
        errors.map(formatFinding).join('\n\n'),
      );
    if (!isJustSaved()) throw error;
    // A fault of the code, unless the page can be made once Astro has read what was saved.
    const { stack = '' } = error as Error;
    return answer('The content was saved, and this page is made again', stack, RELOAD);
  }
};

function answer(title: string, why: string, head = ''): Response {
  const html = `<!doctype html>
<html lang="en-GB">
<meta name="viewport" content="width=device-width">
${head}
<title>${title}</title>
<script type="module" src="/@vite/client"></script>
<main>
<h1>${title}</h1>
<pre style="white-space: pre-wrap">${escapeHtml(why)}</pre>
</main>
`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(html, { status: 500, headers });
}
