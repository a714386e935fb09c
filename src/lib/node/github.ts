import { execFileSync } from 'node:child_process';

/**
 * GitHub's API for this repository, through `gh`, which every runner has: it takes the token from GH_TOKEN.
 * @throws with what `gh` says, also if it is not installed or not signed in
 */
const call = (path: string, options: readonly string[] = [], body?: object): string =>
  execFileSync('gh', ['api', `repos/{owner}/{repo}${path}`, ...options], {
    encoding: 'utf8',
    input: JSON.stringify(body) ?? '',
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 1 << 28,
    // A list has several pages.
    timeout: 120_000,
  });

/** Every item of a list, from all its pages. @param path below the repository's, such as /issues */
export const listFromGitHub = (path: string): unknown[] =>
  call(path, ['--paginate', '--jq', '.[]'])
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

export const sendToGitHub = (method: 'POST' | 'PATCH', path: string, body: object): void =>
  void call(path, ['--method', method, '--input', '-'], body);
