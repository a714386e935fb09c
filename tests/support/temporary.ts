import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Files by their path within a folder. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

export function writeFiles(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
}

/**
 * Writes files into a folder that is deleted after the test, or with `afterAll` after all of its
 * file. @returns the folder
 */
export function folderWith(
  files: Files,
  afterwards: (remove: () => void) => void = onTestFinished,
): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-'));
  afterwards(() => fs.rmSync(folder, { recursive: true }));
  writeFiles(folder, files);
  return folder;
}

/** Starts a server that is stopped after the test. @returns its URL */
export async function serverWith(answer: http.RequestListener): Promise<string> {
  const server = http.createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Makes a folder a repository with one commit. @returns a function that runs git in it */
export function repositoryIn(folder: string) {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  const git = (...args: string[]) =>
    void execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'ignore' });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  return git;
}
