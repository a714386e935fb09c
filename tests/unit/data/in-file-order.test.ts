import fs from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { inFileOrder } from '../../../src/data/in-file-order.ts';
import { enterContentCopy } from '../../support/content-copy.ts';

const FILE = 'src/content/topics.yaml';
const inOrder = () => inFileOrder('topics', [{ id: 'a' }, { id: 'b' }]).map(({ id }) => id);

beforeEach(() => enterContentCopy());

test('a build lists entries in the order of their file', () => {
  fs.writeFileSync(FILE, '- id: b\n- id: a\n');
  expect(inOrder()).toEqual(['b', 'a']);
});
