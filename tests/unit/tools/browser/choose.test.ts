import { describe, expect, test } from 'vitest';
import { type Computer, chooseBrowser } from '../../../../src/tools/browser/choose.ts';

const OWN = '/home/me/.cache/ms-playwright/chrome';
const [CHROMIUM, SHELL] = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
const [CHROME, APT] = ['/usr/bin/google-chrome', '/usr/bin/apt-get'];

const ROOT = 'npx playwright install chromium && npx playwright install-deps chromium';
const PACKAGES = 'apt-get update && apt-get install --yes chromium chromium-headless-shell';

/**
 * A computer with these programs.
 * @param installs by the program that a command runs, what it installs, or why it fails
 * @returns the choice and the commands that are run for it
 */
function choiceOn(
  programs: readonly string[],
  computer: Partial<Computer> = {},
  installs: Readonly<Record<string, readonly string[] | string>> = {},
) {
  const there = new Set(programs);
  const commands: string[] = [];
  const choose = () =>
    chooseBrowser({
      chromePath: undefined,
      own: OWN,
      isRoot: true,
      starts: (file) => there.has(file),
      run: (command) => {
        commands.push(command);
        const result = installs[command.slice(0, command.indexOf(' '))] ?? 'no network';
        if (typeof result === 'string') return result;
        for (const file of result) there.add(file);
        return undefined;
      },
      ...computer,
    });
  return { choose, commands };
}

describe('a browser that is there is taken, and nothing is installed', () => {
  test.each<[what: string, programs: string[], full: string, shell?: string, chromePath?: string]>([
    ['what CHROME_PATH names', ['/opt/a', CHROMIUM, SHELL], '/opt/a', '/opt/a', '/opt/a'],
    [
      'the system’s where that does not start',
      [CHROMIUM, SHELL, CHROME, OWN],
      CHROMIUM,
      SHELL,
      '/opt/gone',
    ],
    ['Chromium without its shell', [CHROMIUM, OWN], CHROMIUM],
    ['Chrome', [CHROME, SHELL, OWN], CHROME],
    ['Playwright’s, the last', [OWN, APT], OWN],
  ])('%s', (_, programs, full, shell = full, chromePath = undefined) => {
    const { choose, commands } = choiceOn(programs, { chromePath });
    expect(choose()).toEqual({ full, shell });
    expect(commands).toEqual([]);
  });
});

describe('where there is none', () => {
  test.each<
    [
      what: string,
      isRoot: boolean,
      installs: Parameters<typeof choiceOn>[2],
      full: string,
      last: string,
    ]
  >([
    ['Playwright’s is downloaded', false, { npx: [OWN] }, OWN, 'npx playwright install chromium'],
    ['root also gets what it needs of the system', true, { npx: [OWN] }, OWN, ROOT],
    [
      'Debian’s packages follow where it can’t be downloaded',
      true,
      { 'apt-get': [CHROMIUM] },
      CHROMIUM,
      PACKAGES,
    ],
    ['or doesn’t start', true, { npx: [], 'apt-get': [CHROMIUM] }, CHROMIUM, PACKAGES],
  ])('%s', (_, isRoot, installs, full, last) => {
    const { choose, commands } = choiceOn([APT], { isRoot }, installs);
    expect(choose()).toEqual({ full, shell: full });
    expect(commands.at(-1)).toBe(last);
  });
  test('and none can be had, one sentence names both ways and why neither worked', () => {
    expect(choiceOn([APT]).choose).toThrow(
      'No browser: “npx playwright install chromium” failed (no network), “apt-get install --yes chromium chromium-headless-shell” failed (no network); get one in one of these ways, or set CHROME_PATH to one.',
    );
    expect(choiceOn([APT], {}, { npx: [] }).choose).toThrow('(what it installed does not start)');
  });
  test.each<[string, string[], boolean]>([
    ['a user', [APT], false],
    ['root elsewhere than on Debian', [], true],
  ])('packages are not tried as %s', (_, programs, isRoot) => {
    const { choose, commands } = choiceOn(programs, { isRoot });
    expect(choose).toThrow('chromium-headless-shell” failed (needs root on Debian)');
    expect(commands).toHaveLength(1);
  });
});
