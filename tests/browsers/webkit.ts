import { spawn } from 'node:child_process';
import { vi } from 'vitest';
import { z } from 'zod';
import { freePort } from '../../src/tools/site/host.ts';
import type { Engine } from './engine.ts';
import { clickActions, keyActions, startSession, type WebDriver } from './web-driver.ts';

const SCRIPT_TIMEOUT_MS = 60_000;
const START_TIMEOUT_MS = 20_000;

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
  const service = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // Not with WEBKIT_DISABLE_DMABUF_RENDERER: it makes this engine crash at the first view transition.
    env: { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11' },
  });
  const end = () => {
    service.kill();
    display.kill();
  };
  try {
    return await control(await connect(`http://127.0.0.1:${port}`, binary), end);
  } catch (error) {
    end();
    throw error;
  }
}

/** A session, as soon as the program answers. */
async function connect(url: string, binary: string): Promise<WebDriver> {
  await vi.waitFor(() => fetch(`${url}/status`), { timeout: START_TIMEOUT_MS });
  const options = { binary, args: ['--automation'] };
  return startSession(url, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': options,
    timeouts: { script: SCRIPT_TIMEOUT_MS },
  });
}

async function control({ version, send }: WebDriver, end: () => void): Promise<Engine> {
  const tabs = async () => z.array(z.string()).parse(await send('GET', '/window/handles'));
  const [first = ''] = await tabs();
  return {
    name: `WebKitGTK ${version}`,
    open: async (url) => void (await send('POST', '/url', { url })),
    resize: async (width, height) => void (await send('POST', '/window/rect', { x: 0, y: 0, width, height })),
    evaluate: (expression) => send('POST', '/execute/sync', { script: `return (${expression});`, args: [] }),
    clickAt: async (x, y) => void (await send('POST', '/actions', { actions: clickActions(x, y) })),
    key: async (key) => void (await send('POST', '/actions', { actions: keyActions(key) })),
    back: async () => void (await send('POST', '/back')),
    furtherTabs: async () => (await tabs()).filter((handle) => handle !== first),
    async close(handles) {
      for (const handle of handles) {
        await send('POST', '/window', { handle });
        await send('DELETE', '/window');
      }
      await send('POST', '/window', { handle: first });
    },
    async quit() {
      await send('DELETE', '').catch(() => undefined);
      end();
    },
  };
}
