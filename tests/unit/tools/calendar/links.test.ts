import { expect, test } from 'vitest';
import { brokenLinks, externalLinks } from '../../../../src/tools/calendar/links.ts';
import { folderWith, serverWith } from '../../../support/temporary.ts';

/** What the host answers to each path, one request after the other; 0 breaks the connection. */
const ANSWERS: Record<string, number[]> = {
  '/there': [200],
  '/gone': [404, 404],
  '/refuses-programs': [403],
  '/busy': [503, 200],
  '/breaks': [0, 0],
};

test('links that fail twice are named with the page that has them', async () => {
  const asked: string[] = [];
  const origin = await serverWith((request, response) => {
    const { url = '' } = request;
    const status = ANSWERS[url]?.[asked.filter((each) => each === url).length];
    asked.push(url);
    if (status) response.writeHead(status).end('A page');
    else request.socket.destroy();
  });
  const links = new Map(Object.keys(ANSWERS).map((path) => [`${origin}${path}`, `/page${path}`]));
  expect(await brokenLinks(links, 1)).toEqual([
    { url: `${origin}/gone`, page: '/page/gone', reason: 'answers 404' },
    { url: `${origin}/breaks`, page: '/page/breaks', reason: 'no answer' },
  ]);
  expect(asked).toEqual([
    '/there',
    '/gone',
    '/gone',
    '/refuses-programs',
    '/busy',
    '/busy',
    '/breaks',
    '/breaks',
  ]);
});

test('links to other sites are tried, each once', () => {
  const page =
    '<a href="/about">About</a><a href="mailto:a@x.example">Mail</a><a href="https://x.example/">X</a>';
  expect([...externalLinks(folderWith({ 'a.html': page, 'b.html': page }))]).toEqual([
    ['https://x.example/', '/a'],
  ]);
});
