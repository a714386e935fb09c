import { expect, test } from 'vitest';
import { refusal } from '../../../../src/tools/deploy/gate.ts';

const POINT = {
  file: 'src/content/team/anna.mdx',
  line: 3,
  column: 1,
  message: '“Anna” is a sample.',
  repair: 'Replace it with the real thing, then take out "sample: true".',
};

test('a site without open points may go live', () => expect(refusal([])).toBeUndefined());

test('one open point stops a deployment, with its place and the way on', () => {
  const { text = '', summary = '' } = refusal([POINT]) ?? {};
  expect(text).toContain('src/content/team/anna.mdx:3:1\n    “Anna” is a sample.');
  expect(text).toContain('Not deployed: 1 open point in the launch check.');
  for (const said of [text, summary])
    expect(said).toContain('npm run deploy -- --with-open-points');
  expect(summary).toMatch(/^Not deployed: 1 open point\. [^\n]+$/);
});
