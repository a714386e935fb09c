import type { APIContext } from 'astro';
import { expect, onTestFinished, test, vi } from 'vitest';
import { onRequest } from '../../../../../src/tools/writing/panel/findings-page.ts';
import { contentCopy } from '../../../../support/content-copy.ts';

test('just after a save, a fault of the code is shown while the page is made again', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('CONTENT_ROOT', contentCopy());
  const fault = new Error('The code is broken.');
  const response = await onRequest({} as APIContext, () => Promise.reject(fault));
  const html = (await response?.text()) ?? '';
  expect(html).toContain('http-equiv="refresh"');
  expect(html).toContain(fault.message);
});
