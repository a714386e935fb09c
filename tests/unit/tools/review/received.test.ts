import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { confirmHead, takeReceived } from '../../../../src/tools/review/github/received.ts';
import { gitHubAnswers } from '../../../support/github.ts';
import { reportOf } from '../../../support/report.ts';
import { folderWith, writeFiles } from '../../../support/temporary.ts';

const RECEIVED: Record<string, string> = {
  'dist/index.html': '<!doctype html><title>Home</title>',
  'dist/_astro/a.12345678.js': 'void 0',
  'dist/_headers': '/*\n  X-Robots-Tag: all\n',
  '.cache/pull-request': '12\n',
  'dist/_preview/report.html': '<!doctype html><title>Report</title>',
  '.cache/review/report.json': JSON.stringify(reportOf()),
};

let folder: string;
beforeEach(() => {
  folder = folderWith(RECEIVED);
});
const published = (name: string) => fs.readFileSync(path.join(folder, 'published', name), 'utf8');
const take = () => takeReceived(folder, path.join(folder, 'published'));

describe('what a pull request sends', () => {
  test('is published with header rules of our own, the report in a sandbox', () => {
    expect(take()).toMatchObject({ number: 12, hasSite: true, report: { pages: [] } });
    expect(published('index.html')).toBe(RECEIVED['dist/index.html']);
    expect(published('_preview/report.html')).toBe(RECEIVED['dist/_preview/report.html']);
    const rules = published('_headers').split('\n\n');
    expect(rules[0]).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex, nofollow\n/);
    expect(rules.at(-2)).toMatch(
      /^\/_preview\/report\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: sandbox; default-src 'none';/,
    );
    expect(rules.join()).toContain('/_astro/*\n  Cache-Control: ');
  });
  test('may lack a site', () => {
    fs.rmSync(path.join(folder, 'dist'), { recursive: true });
    expect(take().hasSite).toBe(false);
  });
  test.each([
    [
      'a link to a file of this machine',
      () => fs.symlinkSync('/etc/hostname', path.join(folder, 'dist/a.html')),
      'a.html must not be part of a site',
    ],
    ['a link instead of the report', () => link('.cache/review/report.json'), '.cache/review/report.json is not a file'],
    ['a link instead of the site', () => link('dist', folderWith({ 'index.html': '' })), 'dist is not a folder'],
    [
      'a link instead of a folder of the report',
      () => link('.cache/review', folderWith({ 'report.json': '{}' })),
      '.cache/review is not a folder',
    ],
    ['a link instead of the hidden folder', () => link('.cache', folderWith({ 'pull-request': '12' })), '.cache is not a folder'],
    ['a program for the host', () => writeFiles(folder, { 'dist/_worker.js': '' }), '_worker.js must not be part of a site'],
    ['a text instead of the number', () => writeFiles(folder, { '.cache/pull-request': '12; x' }), 'does not contain the number'],
    ['a report of another form', () => writeFiles(folder, { '.cache/review/report.json': '{}' }), 'base'],
  ])('is refused with %s', (_, plant, message) => {
    plant();
    expect(take).toThrow(message);
  });
  const link = (name: string, target = '/etc/hostname') => {
    fs.rmSync(path.join(folder, name), { recursive: true });
    fs.symlinkSync(target, path.join(folder, name));
  };
});

test('a build is accepted only for the pull request that its commit belongs to', () => {
  gitHubAnswers({ 'GET /pulls/12': { number: 12, head: { sha: 'abc', ref: 'x' } } });
  expect(() => confirmHead(12, 'abc')).not.toThrow();
  expect(() => confirmHead(12, 'def')).toThrow('Pull request 12 is at abc, not at def');
});
