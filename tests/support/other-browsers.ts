import fs from 'node:fs';

/** Paths of the programs for browsers other than Chromium, if installed. */
interface OtherBrowsers {
  firefox: string | undefined;
  webkit:
    | {
        /** The WebDriver server. */
        driver: string;
        /** A virtual X server. */
        screen: string;
        /** The minimal browser that comes with the engine. */
        browser: string;
      }
    | undefined;
}

const first = (...files: (string | undefined)[]) => files.find((file) => file && fs.existsSync(file));
const MINI = 'webkit2gtk-4.1/MiniBrowser';

export function findOtherBrowsers(): OtherBrowsers {
  const firefox = first(
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  );
  const driver = first('/usr/bin/WebKitWebDriver');
  const screen = first('/usr/bin/Xvfb');
  const browser = first(`/usr/libexec/${MINI}`, ...['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/${MINI}`));
  return { firefox, webkit: driver && screen && browser ? { driver, screen, browser } : undefined };
}
