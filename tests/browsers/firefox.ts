import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Engine } from './engine.ts';
import { clickActions, keyActions } from './web-driver.ts';

const LISTENING = /^WebDriver BiDi listening on (ws:\S+)/;

const answer = z.object({ id: z.number(), result: z.unknown(), error: z.string().optional(), message: z.string().optional() });
const session = z.object({ capabilities: z.object({ browserVersion: z.string() }) });
const created = z.object({ context: z.string() });
const tree = z.object({ contexts: z.array(created) });
const evaluated = z.object({
  result: z.object({ value: z.string().optional() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
});

/** Sends a command of WebDriver BiDi; see https://www.w3.org/TR/webdriver-bidi/#modules. */
type Send = (method: string, params?: object) => Promise<unknown>;

/** Firefox, which speaks WebDriver BiDi itself and needs no driver program. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  const browser = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const isGone = new Promise((resolve) => browser.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(browser.stderr).on('line', (line) => LISTENING.test(line) && resolve(LISTENING.exec(line)?.[1] ?? ''));
    browser.once('exit', () => reject(new Error(`${program} did not start.`)));
  });
  const send = await connect(`${url}/session`);
  const { capabilities } = session.parse(await send('session.new', { capabilities: {} }));
  const tabs = async () => tree.parse(await send('browsingContext.getTree')).contexts.map(({ context }) => context);
  const close = async (contexts: readonly string[]) => {
    for (const context of contexts) await send('browsingContext.close', { context });
  };
  // In the first tab the address bar has the focus, so that keys do not reach the page.
  const first = await tabs();
  const { context } = created.parse(await send('browsingContext.create', { type: 'tab' }));
  await close(first);
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: async (to) => void (await send('browsingContext.navigate', { context, url: to, wait: 'complete' })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    resize: async (width, height) => void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async evaluate(expression) {
      // As JSON: the protocol has a form of its own for each type of value.
      const asJson = `(async () => JSON.stringify(await (${expression})))()`;
      const { result, exceptionDetails } = evaluated.parse(
        await send('script.evaluate', { expression: asJson, target: { context }, awaitPromise: true }),
      );
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    clickAt: async (x, y) => void (await send('input.performActions', { context, actions: clickActions(x, y) })),
    key: async (key) => void (await send('input.performActions', { context, actions: keyActions(key) })),
    furtherTabs: async () => (await tabs()).filter((tab) => tab !== context),
    close,
    async quit() {
      await send('browser.close');
      await isGone;
      fs.rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`No connection to ${url}.`)));
  });
  socket.addEventListener('message', ({ data }) => {
    const { success, data: said } = answer.safeParse(JSON.parse(String(data)));
    // What is no answer is an event, and none was asked for.
    if (!success) return;
    const { id, result, error, message } = said;
    if (error) waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  let sent = 0;
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      sent += 1;
      waiting.set(sent, { resolve, reject });
      socket.send(JSON.stringify({ id: sent, method, params }));
    });
}
