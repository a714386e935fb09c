import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { headersFile } from '../../../../src/integrations/headers.ts';
import { copyPreviousAssets } from '../../../../src/tools/deploy/previous.ts';
import { previewHeaders } from '../../../../src/tools/review/preview/headers.ts';
import { readPreviewUrl } from '../../../../src/tools/review/preview/url.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
});

function builtSite(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  cleanups.push(() => fs.rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** A live site that answers with these files. */
async function liveSite(files: Record<string, string>): Promise<string> {
  const server = http.createServer((request, response) => {
    const body = files[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the files of the version before', () => {
  test('stay for one deployment, immutable like the new ones', async () => {
    const folder = builtSite({ '_astro/new.js': 'new' });
    const live = await liveSite({
      '/assets.json': '["/_astro/old.js","/_astro/new.js"]',
      '/_astro/old.js': 'old',
      '/_astro/new.js': 'new',
    });
    expect(await copyPreviousAssets(folder, live)).toEqual({ files: ['/_astro/old.js'] });
    expect(fs.readFileSync(path.join(folder, '_astro/old.js'), 'utf8')).toBe('old');
  });

  test('are none for a first deployment', async () => {
    const kept = await copyPreviousAssets(builtSite({}), await liveSite({}));
    expect(kept.files).toEqual([]);
    expect(kept.reason).toContain('first deployment');
  });

  test('cannot name a place outside the hashed folders', async () => {
    const live = await liveSite({ '/assets.json': '["/_astro/../../evil.js","/index.html","https://evil.example/_astro/a.js"]' });
    expect(await copyPreviousAssets(builtSite({}), live)).toEqual({ files: [] });
  });

  test('that are listed but missing stop the deployment', async () => {
    const live = await liveSite({ '/assets.json': '["/_astro/old.js"]' });
    await expect(copyPreviousAssets(builtSite({}), live)).rejects.toThrow(
      '/_astro/old.js is on the list of the live version, but answers 404',
    );
  });
});

describe('a preview', () => {
  test('forbids search engines every file', () => {
    expect(previewHeaders(headersFile())).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex, nofollow\n/);
  });

  test('is not published where that could not be said', () => {
    expect(() => previewHeaders('/x\n  A: b\n')).toThrow('does not begin with the rule for every file');
  });

  test('has one URL for all its deployments', () => {
    expect(readPreviewUrl('{"preview":{"urls":["https://pr-12-meridional-site.firm.workers.dev"]}}')).toBe(
      'https://pr-12-meridional-site.firm.workers.dev',
    );
    expect(() => readPreviewUrl('{}')).toThrow('named no URL');
  });
});
