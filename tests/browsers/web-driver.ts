import { z } from 'zod';
import type { Key } from './engine.ts';

/** Code points by which WebDriver names keys. */
const CODES: Record<Key, string> = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' };

/** What a WebDriver program answers; an error has a message in place of a value. */
const answer = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });
const started = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string().optional() }) });

export interface WebDriver {
  version: string;
  /** Sends a command of the session; see https://www.w3.org/TR/webdriver2/#endpoints. */
  send(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<unknown>;
}

/**
 * Starts a session of a browser.
 * @param url of the WebDriver program
 */
export async function startSession(url: string, capabilities: object): Promise<WebDriver> {
  const { sessionId, capabilities: actual } = started.parse(
    await send(`${url}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } }),
  );
  return {
    version: actual.browserVersion ?? '',
    send: (method, command, body) => send(`${url}/session/${sessionId}${command}`, method, body),
  };
}

async function send(url: string, method: string, body?: object): Promise<unknown> {
  // The protocol wants an object with each POST, an empty one where nothing is to say.
  const response = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }) });
  const { value } = answer.parse(await response.json());
  if (response.ok) return value;
  const { error, message } = failure.parse(value);
  throw new Error(`${method} ${url}: ${error}: ${message}`);
}

/** A click at a point of the window, as the actions of both protocols. */
export const clickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'pointer',
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

export const keyActions = (key: Key) => [
  {
    type: 'key',
    id: 'key',
    actions: [
      { type: 'keyDown', value: CODES[key] },
      { type: 'keyUp', value: CODES[key] },
    ],
  },
];
