import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { Builder, Key as Code } from 'selenium-webdriver';
import { freePort } from '../../src/tools/site/host.ts';
import type { Engine, Key } from './engine.ts';

// A folder of a CommonJS package: an import would have to name its index.js, for which there are no types.
const { DriverService } = createRequire(import.meta.url)('selenium-webdriver/remote') as typeof import('selenium-webdriver/remote');

const CODES: Record<Key, string> = { Escape: Code.ESCAPE, Enter: Code.ENTER, Tab: Code.TAB, Space: Code.SPACE };

/** WebKitGTK in its MiniBrowser, through WebDriver, on a virtual screen. */
export async function startWebkit(program: string, screen: string, binary: string): Promise<Engine> {
  const display = spawn(screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    display.stdout.once('data', (chunk) => resolve(String(chunk).trim()));
    display.once('exit', () => reject(new Error(`${screen} did not start.`)));
  });
  const port = await freePort(4450);
  const service = new DriverService.Builder(program)
    .addArguments(`--port=${port}`, '--host=127.0.0.1')
    .setHostname('127.0.0.1')
    .setPort(port)
    // Not with WEBKIT_DISABLE_DMABUF_RENDERER: it makes this engine crash at the first view transition.
    .setEnvironment({ ...(process.env as Record<string, string>), DISPLAY: `:${number}`, GDK_BACKEND: 'x11' })
    .build();
  const end = async () => {
    await service.kill();
    display.kill();
  };
  try {
    const options = { binary, args: ['--automation'] };
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
      .build();
    await driver.manage().setTimeouts({ script: 60_000 });
    const first = await driver.getWindowHandle();
    return {
      name: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
      open: (url) => driver.get(url),
      resize: async (width, height) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
      evaluate: (expression) => driver.executeScript(`return (${expression});`),
      clickAt: (x, y) =>
        driver
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
          .click()
          .perform(),
      key: (key) => driver.actions().sendKeys(CODES[key]).perform(),
      back: () => driver.navigate().back(),
      async closeFurtherTabs(timeoutMs) {
        await driver.wait(async () => (await driver.getAllWindowHandles()).length > 1, timeoutMs);
        const further = (await driver.getAllWindowHandles()).filter((handle) => handle !== first);
        for (const handle of further) {
          await driver.switchTo().window(handle);
          await driver.close();
        }
        await driver.switchTo().window(first);
        return further.length;
      },
      async quit() {
        await driver.quit().catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
