import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyPreviousAssets } from '../../../../src/tools/deploy/previous.ts';
import { folderWith, serverWith } from '../../../support/temporary.ts';

/** A live site that answers with these files. */
const liveSite = (files: Record<string, string>) =>
  serverWith(
    ({ url = '' }, response) => void response.writeHead(url in files ? 200 : 404).end(files[url]),
  );

describe('the files of the version before', () => {
  test('stay for one deployment, immutable like the new ones', async () => {
    const folder = folderWith({ '_astro/new.js': 'new' });
    const live = await liveSite({
      '/assets.json': '["/_astro/old.js","/_astro/new.js"]',
      '/_astro/old.js': 'old',
      '/_astro/new.js': 'new',
    });
    expect(await copyPreviousAssets(folder, live)).toEqual({ files: ['/_astro/old.js'] });
    expect(fs.readFileSync(path.join(folder, '_astro/old.js'), 'utf8')).toBe('old');
  });

  test('are none for a first deployment', async () => {
    const kept = await copyPreviousAssets(folderWith({}), await liveSite({}));
    expect(kept.files).toEqual([]);
    expect(kept.reason).toContain('first deployment');
  });

  test('are none where a page answers in place of their list', async () => {
    const live = await liveSite({ '/assets.json': '<!doctype html><h1>Parked</h1>' });
    const kept = await copyPreviousAssets(folderWith({}), live);
    expect(kept).toEqual({ files: [], reason: expect.stringContaining('first deployment') });
  });

  test('cannot name a place outside the hashed folders', async () => {
    const live = await liveSite({
      '/assets.json': '["/_astro/../../evil.js","/index.html","https://evil.example/_astro/a.js"]',
    });
    expect(await copyPreviousAssets(folderWith({}), live)).toEqual({ files: [] });
  });

  test('that are listed but missing stop the deployment', async () => {
    const live = await liveSite({ '/assets.json': '["/_astro/old.js"]' });
    await expect(copyPreviousAssets(folderWith({}), live)).rejects.toThrow(
      '/_astro/old.js is on the list of the live version, but answers 404',
    );
  });
});

test('with open points it deploys nothing; a workflow stays green, and says why', () => {
  const root = folderWith({
    'src/content/settings/company.yaml':
      'kind: company\nsite: https://rotor-engineers.nl\nsample: true\n',
  });
  const summary = path.join(root, 'summary.md');
  const deploy = (env: Record<string, string>) =>
    spawnSync(process.execPath, [path.resolve('src/tools/deploy/deploy.ts')], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, GITHUB_STEP_SUMMARY: '', ...env },
    });
  expect(deploy({})).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('the launch check has 1 open point.'),
  });
  expect(deploy({ GITHUB_STEP_SUMMARY: summary }).status).toBe(0);
  expect(fs.readFileSync(summary, 'utf8')).toContain('the launch check has 1 open point.');
});
