import fs from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { VALID_CONTENT_ROOT } from '../../../src/config/site-env.ts';
import { inFileOrder } from '../../../src/data/in-file-order.ts';
import { enterContentCopy } from '../../support/content-copy.ts';

const FILE = 'src/content/topics.yaml';
const inOrder = () => inFileOrder('topics', [{ id: 'a' }, { id: 'b' }]).map(({ id }) => id);

beforeEach(() => enterContentCopy());

test('a build lists entries in the order of their file', () => {
  fs.writeFileSync(FILE, '- id: b\n- id: a\n');
  expect(inOrder()).toEqual(['b', 'a']);
});

test('in development the order is that of the last version without errors', () => {
  vi.stubEnv('SITE_ENV', 'dev');
  fs.mkdirSync(`${VALID_CONTENT_ROOT}/src/content`, { recursive: true });
  fs.writeFileSync(`${VALID_CONTENT_ROOT}/${FILE}`, '- id: b\n- id: a\n');
  fs.writeFileSync(FILE, '- id: [a\n');
  expect(inOrder()).toEqual(['b', 'a']);
});
