export interface BrowserFiles {
  full: string;
  /** Starts faster, but has neither PDF viewer nor back/forward cache; where there is none, `full`. */
  shell: string;
}

export interface Computer {
  chromePath: string | undefined;
  /** Playwright's, once it is downloaded. */
  own: string;
  isRoot: boolean;
  /** Whether a program is there and starts. */
  starts: (file: string) => boolean;
  /** Runs a command. @returns why it failed, or nothing */
  run: (command: string) => string | undefined;
}

const APT = '/usr/bin/apt-get';
const DEBIAN: BrowserFiles = {
  full: '/usr/bin/chromium',
  shell: '/usr/bin/chromium-headless-shell',
};
const CHROME = '/usr/bin/google-chrome';

const DOWNLOAD = 'npx playwright install chromium';
/** What the downloaded one needs of the system. */
const LIBRARIES = 'npx playwright install-deps chromium';
const PACKAGES = 'apt-get install --yes chromium chromium-headless-shell';

/**
 * What CHROME_PATH names, the system's, or Playwright's. Where none starts, Playwright's is
 * downloaded; where that fails, Debian's packages are installed.
 * @throws with one sentence that names both ways and why neither worked
 */
export function chooseBrowser(computer: Computer): BrowserFiles {
  const { isRoot, starts, run } = computer;
  const present = installed(computer);
  if (present) return present;

  const downloadFault = run(isRoot ? `${DOWNLOAD} && ${LIBRARIES}` : DOWNLOAD);
  const downloaded = installed(computer);
  if (downloaded) return downloaded;

  const canInstall = isRoot && starts(APT);
  const packagesFault = canInstall ? run(`apt-get update && ${PACKAGES}`) : 'needs root on Debian';
  const packaged = installed(computer);
  if (packaged) return packaged;

  const ways = [reported(DOWNLOAD, downloadFault), reported(PACKAGES, packagesFault)];
  throw new Error(
    `No browser: ${ways.join(', ')}; get one in one of these ways, or set CHROME_PATH to one.`,
  );
}

function installed({ chromePath, own, starts }: Computer): BrowserFiles | undefined {
  if (chromePath && starts(chromePath)) return { full: chromePath, shell: chromePath };
  const full = [DEBIAN.full, CHROME, own].find(starts);
  if (!full) return undefined;
  const hasShell = full === DEBIAN.full && starts(DEBIAN.shell);
  return { full, shell: hasShell ? DEBIAN.shell : full };
}

const reported = (way: string, reason = 'what it installed does not start') =>
  `“${way}” failed (${reason})`;
