import fs from 'node:fs';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { folderWith } from './temporary.ts';

/** Answers as `gh api` does, from answers.json, and writes down what is sent. */
const GH = `#!/usr/bin/env node
const fs = require('node:fs');
const text = { type: 'string' };
const { values, positionals } = require('node:util').parseArgs({
  allowPositionals: true,
  options: { method: { ...text, default: 'GET' }, input: text, jq: text, paginate: { type: 'boolean' } },
});
const call = values.method + ' ' + positionals[1].replace('repos/{owner}/{repo}', '').split('?')[0];
const answer = JSON.parse(fs.readFileSync(__dirname + '/answers.json'))[call];
if (answer === undefined) {
  console.error('gh: Not Found (HTTP 404)');
  process.exit(1);
}
if (values.input) fs.appendFileSync(__dirname + '/sent', JSON.stringify({ call, body: JSON.parse(fs.readFileSync(0)) }) + '\\n');
for (const each of [answer].flat()) console.log(JSON.stringify(each));
`;

/**
 * Puts into the path, for the rest of the test, a `gh` that answers with the fields of recorded answers that matter here.
 * @param answers by call, such as "GET /pulls/7"
 * @returns a function for what was sent so far
 */
export function gitHubAnswers(answers: Record<string, unknown>): () => { call: string; body: unknown }[] {
  const folder = folderWith({ gh: GH, 'answers.json': JSON.stringify(answers), sent: '' });
  fs.chmodSync(path.join(folder, 'gh'), 0o755);
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  return () =>
    fs
      .readFileSync(path.join(folder, 'sent'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
}
