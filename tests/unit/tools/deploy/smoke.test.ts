import { describe, expect, test } from 'vitest';
import {
  checkOrRollBack,
  expectedOf,
  type Remark,
  smokeCheck,
} from '../../../../src/tools/deploy/smoke.ts';
import { folderWith, serverWith } from '../../../support/temporary.ts';

const SCRIPT = '/_astro/site.12345678.js';
const HOME = `<!doctype html><h1>Home</h1><script src="${SCRIPT}"></script>`;
const EXPECTED = {
  redirect: { from: '/team', to: '/about-us', status: 301 },
  hashed: SCRIPT,
  home: HOME,
};

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

/** A live site: the right one, but for some answers by path. */
async function checkOf(changed: Record<string, Answer>, expected = EXPECTED): Promise<Remark[]> {
  const right: Record<string, Answer> = {
    '/': { body: HOME },
    '/team': { status: 301, headers: { location: '/about-us' } },
    [SCRIPT]: { headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
  };
  const live = await serverWith(({ url = '' }, response) => {
    const { status = 200, headers = {}, body = '' } = changed[url] ?? right[url] ?? { status: 404 };
    response.writeHead(status, headers).end(body);
  });
  return smokeCheck(live, expected);
}

test('what to expect is read from the build', () => {
  const folder = folderWith({
    'index.html': HOME,
    _redirects: '/team /about-us 301\n/people /about-us 301\n',
    'assets.json': `["/_astro/a.svg","${SCRIPT}"]`,
  });
  expect(expectedOf(folder)).toEqual(EXPECTED);
});

describe('the smoke check', () => {
  test('compares query and fragment of a redirect too', async () => {
    const to = '/case-studies?topic=rca#cases';
    const expected = { ...EXPECTED, redirect: { ...EXPECTED.redirect, to } };
    const leading = (location: string) => ({ '/team': { status: 301, headers: { location } } });
    expect(await checkOf(leading(to), expected)).toEqual([]);
    expect(await checkOf(leading('/case-studies?topic=rca'), expected)).toEqual([
      { isFault: true, text: `/team: leads to /case-studies?topic=rca, not to ${to}.` },
    ]);
  });

  test.each<[string, Record<string, Answer>, string]>([
    [
      'another version',
      { '/': { body: HOME.replaceAll('12345678', '87654321') } },
      `/: is not the page that was built: it lacks ${SCRIPT}.`,
    ],
    [
      'another page',
      { '/': { body: HOME.replace('Home', 'Parked') } },
      '/: is not the page that was built: it lacks “Home”.',
    ],
    ['a page that fails', { '/': { status: 500 } }, '/: answers 500, not 200.'],
    ['a redirect that is gone', { '/team': {} }, '/team: answers 200, not 301.'],
    [
      'a redirect to another host',
      { '/team': { status: 301, headers: { location: 'https://evil.example/about-us' } } },
      '/team: leads to https://evil.example/about-us, not to /about-us.',
    ],
    [
      'a redirect without a target',
      { '/team': { status: 301 } },
      '/team: leads to nowhere, not to /about-us.',
    ],
    ['a script that is gone', { [SCRIPT]: { status: 404 } }, `${SCRIPT}: answers 404, not 200.`],
  ])('finds %s broken', async (_, changed, text) =>
    expect(await checkOf(changed)).toEqual([{ isFault: true, text }]),
  );

  test.each<[string, Record<string, Answer>, RegExp]>([
    [
      'changes a page',
      { '/': { body: HOME.replaceAll('><', '>\n<') } },
      /those that “npm run launch-check” lists/,
    ],
    [
      'challenges programs',
      { '/': { status: 403, headers: { 'cf-mitigated': 'challenge' } } },
      /“Bot Fight Mode”: off/,
    ],
    [
      'shortens caching',
      { [SCRIPT]: { headers: { 'cache-control': 'max-age=14400' } } },
      /“Browser Cache TTL”/,
    ],
  ])('names the setting of a host that %s, which breaks nothing', async (_, changed, remark) => {
    expect(await checkOf(changed)).toEqual([
      { isFault: false, text: expect.stringMatching(remark) },
    ]);
  });
});

describe('a deployment', () => {
  /** One that the smoke check finds as it is told: what is broken at each try. */
  const deployment = async (answers: string[][], isBack = true) => {
    const reasons: string[] = [];
    let waits = 0;
    const remark = { text: '/: a remark', isFault: false };
    const found = await checkOrRollBack({
      check: async () => [
        remark,
        ...(answers.shift() ?? []).map((text) => ({ text, isFault: true })),
      ],
      rollBack: (reason) => {
        reasons.push(reason);
        return isBack;
      },
      wait: async () => void waits++,
      tries: 3,
    });
    expect(found).toContain(remark);
    const faults = found.flatMap(({ text, isFault }) => (isFault ? text : []));
    return { faults, reasons, waits };
  };
  test('stays where it is right, at the latest at the last try', async () => {
    expect(await deployment([[]])).toEqual({ faults: [], reasons: [], waits: 0 });
    expect(await deployment([['/: a'], ['/: a'], []])).toEqual({
      faults: [],
      reasons: [],
      waits: 2,
    });
  });
  test('is taken back where it stays wrong', async () => {
    const live = expect.stringContaining('previous version is live again');
    expect(await deployment([['/: a'], ['/: a'], ['/: b.'], []])).toEqual({
      faults: ['/: b.', live],
      reasons: ['Smoke check: /: b.'],
      waits: 2,
    });
    const failed = await deployment([['/: a'], ['/: a'], ['/: a'], []], false);
    expect(failed.faults).toEqual(['/: a', expect.stringContaining('this version is still live')]);
  });
});
