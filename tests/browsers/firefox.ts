import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Engine, keySteps, pressSteps } from './engine.ts';

/** Nothing of the browser's own goes over the network, and no first-run page stands in the way. */
const PREFERENCES: Record<string, boolean | number | string> = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.active-protocols': 1,
  'services.settings.server': 'data:,',
};

/** Firefox, through the WebDriver BiDi that it speaks by itself: no driver program stands between. */
export async function startFirefox(binary: string): Promise<Engine> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  fs.writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(binary, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    browser.stderr.on('data', (chunk) => {
      said += String(chunk);
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    browser.once('exit', () => reject(new Error(`Firefox did not start:\n${said}`)));
  });
  const { send, socket } = await connect(`${address}/session`);

  const session = await send<{ capabilities: { browserName: string; browserVersion: string } }>('session.new', { capabilities: {} });
  const tabs = async () => (await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})).contexts;
  // The tab that is there at the start has left the focus with the address bar: no key would press a button.
  const [initial] = await tabs();
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  await send('browsingContext.close', { context: initial?.context });
  return {
    name: `Firefox ${session.capabilities.browserVersion}`,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    resize: async (width, height) => void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async evaluate(expression) {
      const wrapped = `(async () => JSON.stringify(await (${expression})) ?? 'null')()`;
      const answer = await send<{ result?: { value: string }; exceptionDetails?: { text: string } }>('script.evaluate', {
        expression: wrapped,
        target: { context },
        awaitPromise: true,
      });
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result?.value ?? 'null') as unknown;
    },
    pressAt: async (x, y) => void (await send('input.performActions', { context, actions: pressSteps(x, y) })),
    key: async (key) => void (await send('input.performActions', { context, actions: keySteps(key) })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    async closeFurtherTabs() {
      const further = (await tabs()).filter((tab) => tab.context !== context);
      for (const tab of further) await send('browsingContext.close', { context: tab.context });
      return further.length;
    },
    async quit() {
      await send('browser.close', {}).catch(() => undefined);
      socket.close();
      if (browser.exitCode === null) await new Promise((resolve) => browser.once('exit', resolve));
      fs.rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Commands and answers over one socket. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`No answer at ${address}`));
  });
  let last = 0;
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as { id: number; type: string; result: never; error: string; message: string };
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'success') asked?.resolve(message.result);
    else asked?.reject(new Error(`${message.error}: ${message.message}`));
  };
  const send = <T>(method: string, params: object): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return { send, socket };
}
