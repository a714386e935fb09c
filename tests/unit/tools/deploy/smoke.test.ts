import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkOrRollBack, expectedOf, smokeCheck } from '../../../../src/tools/deploy/smoke.ts';
import { freePort, type Host, startHost } from '../../../support/host.ts';
import { folderWith } from '../../../support/temporary.ts';

/** The built parts that matter, on the engine that serves the site. */
const FILES: Record<string, string> = {
  'index.html': '<!doctype html><title>Home</title>',
  '404.html': '<!doctype html><title>Not found</title>',
  'about-us.html': '<!doctype html><title>About</title>',
  _redirects: '/files/* /about-us 302\n/team /about-us 301\n',
  _headers: '/_astro/site.12345678.js\n  Cache-Control: public, max-age=31536000, immutable\n',
  '_astro/site.12345678.js': 'void 0',
  'assets.json': '["/_astro/a.svg","/_astro/site.12345678.js"]',
};
const folder = folderWith(FILES, afterAll);
let host: Host;
beforeAll(async () => {
  host = await startHost({ directory: folder, port: await freePort(4455) });
});
afterAll(() => host.stop());

describe('the smoke check', () => {
  test('finds nothing wrong with what was built', async () => expect(await smokeCheck(host.url, expectedOf(folder))).toEqual([]));
  test('finds each fault', async () => {
    const right = expectedOf(folder);
    expect(right.redirect).toEqual({ from: '/team', to: '/about-us', status: 301 });
    const check = (wrong: Partial<typeof right>) => smokeCheck(host.url, { ...right, ...wrong });
    expect(await check({ home: 'another version' })).toEqual(['/: is not the page that was built.']);
    expect(await check({ redirect: { from: '/team', to: '/contact-us', status: 301 } })).toEqual([
      '/team: leads to /about-us, not to /contact-us.',
    ]);
    expect(await check({ redirect: { from: '/about-us', to: '/team', status: 301 } })).toEqual(['/about-us: answers 200, not 301.']);
    expect(await check({ hashed: '/_astro/gone.12345678.js' })).toEqual(['/_astro/gone.12345678.js: answers 404, not 200.']);
    expect(await check({ hashed: '/about-us' })).toEqual([expect.stringContaining('lacks "immutable"')]);
  });
  test('finds a host that does not answer', async () => {
    const port = await freePort(4457);
    const faults = await smokeCheck(`http://localhost:${port}`, expectedOf(folder));
    expect(faults).toHaveLength(4);
    expect(faults[0]).toMatch(/^\/: no answer/);
  });
});

describe('a deployment', () => {
  const deployment = async (answers: string[][], isBack = true) => {
    const reasons: string[] = [];
    let waits = 0;
    const faults = await checkOrRollBack({
      check: async () => answers.shift() ?? [],
      rollBack: (reason) => {
        reasons.push(reason);
        return isBack;
      },
      wait: async () => void waits++,
      tries: 3,
    });
    return { faults, reasons, waits };
  };
  test('stays where it is right, at the latest at the last try', async () => {
    expect(await deployment([[]])).toEqual({ faults: [], reasons: [], waits: 0 });
    expect(await deployment([['/: a'], ['/: a'], []])).toEqual({ faults: [], reasons: [], waits: 2 });
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
