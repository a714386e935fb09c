import { describe, expect, test } from 'vitest';
import { changedPages, previewComment } from '../../../src/lib/changed-pages.ts';

const site = (pages: Record<string, string>) => new Map(Object.entries(pages));

describe('changedPages', () => {
  test('tells added, removed and changed pages', () => {
    expect(
      changedPages(site({ '/': '<p>a</p>', '/old': 'x', '/same': 'y' }), site({ '/': '<p>b</p>', '/new': 'z', '/same': 'y' })),
    ).toEqual({
      added: ['/new'],
      removed: ['/old'],
      changed: ['/'],
    });
  });

  test('does not count hashes, styles and scripts', () => {
    const page = (hash: string) =>
      `<meta http-equiv="Content-Security-Policy" content="${hash}"><style>${hash}</style><script src="/_astro/a.${hash}.js"></script>` +
      `<svg><use href="/uploads/sprites/clients-${hash}.svg#a"/></svg><link href="/_astro/fonts/${hash}.woff2"><p data-${hash.replace(/\d/g, '').slice(0, 1)}>Text</p>`;
    expect(changedPages(site({ '/': page('0123456789ab') }), site({ '/': page('ba9876543210') })).changed).toEqual([]);
  });

  test('counts structured data and a picture of another name', () => {
    const page = (name: string) => `<script type="application/ld+json">{"name":"${name}"}</script>`;
    expect(changedPages(site({ '/': page('a') }), site({ '/': page('b') })).changed).toEqual(['/']);
  });
});

describe('previewComment', () => {
  const none = { added: [], removed: [], changed: [] };

  test('lists what changed, with links to the preview', () => {
    expect(previewComment('https://pr-7-x.workers.dev', { added: ['/new'], removed: ['/old'], changed: ['/'] })).toBe(
      'Preview: https://pr-7-x.workers.dev\n\n**Changed** (1)\n\n- [/](https://pr-7-x.workers.dev/)\n\n**New** (1)\n\n- [/new](https://pr-7-x.workers.dev/new)\n\n**Removed** (1)\n\n- /old\n',
    );
  });

  test('says so where nothing did', () => expect(previewComment('https://x', none)).toContain('No page differs'));

  test('refuses what is no address: a pull request could send anything', () => {
    expect(() => previewComment('https://x', { ...none, changed: ['/a](https://evil.example) @everyone'] })).toThrow(
      'is no address of a page',
    );
  });
});
