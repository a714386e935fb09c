import type { MiddlewareHandler } from 'astro';
import { contentRoot } from '../../../config/site-env.ts';
import { escapeHtml } from '../../../lib/typeset.ts';
import { checkContent } from '../check/check.ts';
import { errorsOf, formatFinding } from '../check/finding.ts';

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
    if (errors.length === 0) throw error;
    return new Response(pageOf(errors.map(formatFinding)), {
      status: 500,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  }
};

const pageOf = (errors: readonly string[]) => `<!doctype html>
<html lang="en-GB">
<meta name="viewport" content="width=device-width">
<title>Errors in the content</title>
<script type="module" src="/@vite/client"></script>
<main>
<h1>This page can’t be shown until the content is repaired</h1>
<pre style="white-space: pre-wrap">${escapeHtml(errors.join('\n\n'))}</pre>
</main>
`;
