import { describe, expect, test } from 'vitest';
import { chooseBrowser, type Machine } from '../../../../src/tools/browser/choose.ts';

const OWN = '/home/me/.cache/ms-playwright/chrome';
const [CHROMIUM, SHELL] = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
const [CHROME, APT] = ['/usr/bin/google-chrome', '/usr/bin/apt-get'];

/**
 * A machine with these programs.
 * @param installs by the program that a command runs, what it installs, or why it fails
 * @returns the choice and the commands that were run for it
 */
function choiceOn(
  programs: readonly string[],
  machine: Partial<Machine> = {},
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
      ...machine,
    });
  return { choose, commands };
}

describe('a browser that is there is taken, and nothing is installed', () => {
  test.each<[string, string[], string | undefined, { full: string; shell: string }]>([
    [
      'the one that CHROME_PATH names',
      ['/opt/chrome', CHROMIUM, SHELL, OWN],
      '/opt/chrome',
      { full: '/opt/chrome', shell: '/opt/chrome' },
    ],
    [
      'the system’s where CHROME_PATH names nothing that starts',
      [CHROMIUM, SHELL, CHROME, OWN],
      '/opt/gone',
      { full: CHROMIUM, shell: SHELL },
    ],
    ['Chromium without its shell', [CHROMIUM, OWN], undefined, { full: CHROMIUM, shell: CHROMIUM }],
    ['Chrome', [CHROME, SHELL, OWN], undefined, { full: CHROME, shell: CHROME }],
    ['Playwright’s, the last', [OWN, APT], undefined, { full: OWN, shell: OWN }],
  ])('%s', (_, programs, chromePath, expected) => {
    const { choose, commands } = choiceOn(programs, { chromePath });
    expect(choose()).toEqual(expected);
    expect(commands).toEqual([]);
  });
});

describe('where there is none', () => {
  test('Playwright’s is downloaded', () => {
    const { choose, commands } = choiceOn([APT], { isRoot: false }, { npx: [OWN] });
    expect(choose()).toEqual({ full: OWN, shell: OWN });
    expect(commands).toEqual(['npx playwright install chromium']);
  });
  test('root also gets what it needs of the system', () => {
    const { choose, commands } = choiceOn([APT], {}, { npx: [OWN] });
    expect(choose().full).toBe(OWN);
    expect(commands).toEqual([
      'npx playwright install chromium && npx playwright install-deps chromium',
    ]);
  });
  test('Debian’s packages follow where it can’t be downloaded, or doesn’t start', () => {
    for (const npx of ['no network', []]) {
      const { choose, commands } = choiceOn([APT], {}, { npx, 'apt-get': [CHROMIUM, SHELL] });
      expect(choose()).toEqual({ full: CHROMIUM, shell: SHELL });
      expect(commands.at(-1)).toBe(
        'apt-get update && apt-get install --yes chromium chromium-headless-shell',
      );
    }
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
