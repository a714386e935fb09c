import { spawn } from 'node:child_process';
import { freePort } from '../../src/commands/support/host.ts';
import { type Engine, keySteps, pressSteps } from './engine.ts';

const STARTS_WITHIN_MS = 15_000;

/** WebKitGTK in its own small browser, through WebDriver, on a screen that nobody sees. */
export async function startWebkit(driver: string, screen: string, browser: string): Promise<Engine> {
  const display = spawn(screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    display.stdout.once('data', (chunk) => resolve(String(chunk).trim()));
    display.once('exit', () => reject(new Error(`${screen} did not start.`)));
  });
  const port = await freePort(4450);
  const program = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // Without WEBKIT_DISABLE_DMABUF_RENDERER: with it, this engine falls over the first view transition.
    env: { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11' },
  });
  const end = () => {
    program.kill();
    display.kill();
  };
  const began = performance.now();
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  for (;;) {
    if (
      await call('GET', '/status').then(
        () => true,
        () => false,
      )
    )
      break;
    if (performance.now() - began > STARTS_WITHIN_MS) {
      end();
      throw new Error(`${driver} did not answer.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }

  const { sessionId, capabilities } = await call<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '/session', {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } },
  });
  const session = `/session/${sessionId}`;
  const first = await call<string>('GET', `${session}/window`);
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    async resize(width, height) {
      await call('POST', `${session}/window/rect`, { width, height });
    },
    async evaluate(expression) {
      const script = `const done = arguments[0]; (async () => JSON.stringify(await (${expression})) ?? 'null')().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const answer = await call<{ value?: string; error?: string }>('POST', `${session}/execute/async`, { script, args: [] });
      if (answer.error) throw new Error(answer.error);
      return JSON.parse(answer.value ?? 'null') as unknown;
    },
    pressAt: async (x, y) => void (await call('POST', `${session}/actions`, { actions: pressSteps(x, y) })),
    key: async (key) => void (await call('POST', `${session}/actions`, { actions: keySteps(key) })),
    back: async () => void (await call('POST', `${session}/back`, {})),
    async closeFurtherTabs() {
      const further = (await call<string[]>('GET', `${session}/window/handles`)).filter((handle) => handle !== first);
      for (const handle of further) {
        await call('POST', `${session}/window`, { handle });
        await call('DELETE', `${session}/window`);
      }
      await call('POST', `${session}/window`, { handle: first });
      return further.length;
    },
    async quit() {
      await call('DELETE', session).catch(() => undefined);
      end();
    },
  };
}
