import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from '../../../src/commands/content/check.ts';
import { mutate, mutations } from '../../support/mutations.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'fuzz-'));
fs.cpSync('src/content', path.join(root, 'src/content'), { recursive: true });
afterAll(() => fs.rmSync(root, { recursive: true }));

const files = [
  'services/training.mdx',
  'cases/lm2500-reliability.mdx',
  'team/rajesh-iyer.mdx',
  'pages/home.mdx',
  'pages/support-to-projects.mdx',
  'papers/technology-qualification.mdx',
  'settings/company.yaml',
  'settings/promotion.yaml',
  'testimonials.yaml',
  'topics.yaml',
].map((name) => `src/content/${name}`);

test('whatever happens to a file, the check names file, line, field and repair, and never breaks', async () => {
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), mutations, async (file, list) => {
      const original = fs.readFileSync(file, 'utf8');
      fs.writeFileSync(path.join(root, file), mutate(original, list));
      try {
        const problems = await checkContent(root, { words: false });
        if (problems.length > 0) refused++;
        for (const { file: where, line, column, message, repair } of problems) {
          expect(fs.existsSync(where) || where.startsWith('src/content/')).toBe(true);
          expect(line).toBeGreaterThan(0);
          expect(column).toBeGreaterThan(0);
          expect(message).toMatch(/\S/);
          expect(repair).toMatch(/\S/);
          expect(`${message} ${repair}`).not.toMatch(/undefined(?!")|\[object Object\](?!")/);
        }
      } finally {
        fs.writeFileSync(path.join(root, file), original);
      }
    }),
    { numRuns: 50, seed: 20816 },
  );
  expect(refused).toBeGreaterThan(20);
}, 120_000);
