import { expect, test } from '@playwright/test';
import { LinkChecker, LinkState } from 'linkinator';
import { ROUTES_BUILT } from '../support/site.ts';

/** Follows every link below a URL. Links to other hosts are not requested. */
async function follow(url: string, recurse: boolean) {
  const { links } = await new LinkChecker().check({
    path: url,
    recurse,
    concurrency: 10,
    linksToSkip: (link) => Promise.resolve(new URL(link).origin !== new URL(url).origin),
  });
  const of = (wanted: LinkState) => links.filter(({ state }) => state === wanted);
  return {
    broken: of(LinkState.BROKEN).map(({ url, parent, status }) => `${parent} → ${url} (${status})`),
    found: new Set(of(LinkState.OK).map(({ url }) => new URL(url).pathname)),
  };
}

test('no link of the site is broken, and every page can be reached by links', async ({ baseURL }) => {
  test.slow();
  const { broken, found } = await follow(`${baseURL}/`, true);
  expect(broken).toEqual([]);
  // A checker that skips every link finds nothing broken either.
  expect(found.size).toBeGreaterThan(75);
  expect(ROUTES_BUILT.filter((route) => !found.has(route))).toEqual([]);
});

test('a broken link is found', async ({ baseURL }) => {
  expect((await follow(`${baseURL}/nowhere`, false)).broken).toContain(`undefined → ${baseURL}/nowhere (404)`);
});
