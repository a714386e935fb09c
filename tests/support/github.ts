import { github } from '../../src/tools/review/github-api.ts';
import { serverWith } from './temporary.ts';

/** A server that answers as GitHub's API does, with the fields of its recorded answers that matter here. */
export async function answering(answers: Record<string, unknown>) {
  const sent: { call: string; body: unknown }[] = [];
  const api = await serverWith(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://x');
    const call = `${request.method} ${pathname.replace('/repos/firm/site', '')}`;
    let text = '';
    for await (const chunk of request) text += String(chunk);
    if (request.method !== 'GET') sent.push({ call, body: JSON.parse(text) });
    const answer = answers[call];
    response
      .writeHead(answer === undefined ? 404 : answer === null ? 204 : 200, { 'Content-Type': 'application/json' })
      .end(answer ? JSON.stringify(answer) : '');
  });
  return { api: github({ token: 't', repository: 'firm/site', api }), sent };
}
