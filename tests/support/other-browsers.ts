import fs from 'node:fs';
import { installPackages } from '../../src/lib/node/browser.ts';

/** Paths of the programs for the browsers other than Chromium. */
export interface OtherBrowsers {
  firefox: string;
  webkit: {
    /** The WebDriver server. */
    driver: string;
    /** A virtual X server. */
    screen: string;
    /** The minimal browser that comes with the engine. */
    browser: string;
  };
}

const first = (...files: (string | undefined)[]) => files.find((file) => file && fs.existsSync(file));
const MINI = 'webkit2gtk-4.1/MiniBrowser';

function find() {
  return {
    firefox: first(
      process.env.FIREFOX_PATH,
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ),
    driver: first('/usr/bin/WebKitWebDriver'),
    screen: first('/usr/bin/Xvfb'),
    browser: first(`/usr/libexec/${MINI}`, ...['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/${MINI}`)),
  };
}

/**
 * Finds Firefox and WebKitGTK, or installs them as root on Debian.
 * @throws if one is missing and cannot be installed
 */
export function ensureOtherBrowsers(): OtherBrowsers {
  if (Object.values(find()).includes(undefined)) {
    console.log('Installing Firefox and WebKitGTK for the tests (once) …');
    installPackages('firefox-esr', 'webkit2gtk-driver', 'xvfb');
  }
  const { firefox, driver, screen, browser } = find();
  if (!firefox) throw new Error('Firefox is missing: install it (Debian: firefox-esr), or name it in FIREFOX_PATH.');
  if (!driver || !screen || !browser) throw new Error('WebKitGTK is missing: install webkit2gtk-driver and xvfb (Debian, Ubuntu).');
  return { firefox, webkit: { driver, screen, browser } };
}
