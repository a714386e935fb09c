import { afterAll, expect, test } from 'vitest';
import { RULES, WORD_RULES } from '../../../../../src/tools/content-check/rules/index.ts';
import { none } from '../../../../support/none.ts';
import { ALLOWED } from './allowed.ts';
import { MISTAKES as ENTRIES } from './entries.ts';
import { MISTAKES as FIELDS } from './fields.ts';
import { MISTAKES as LINKS } from './links.ts';
import { batchesOf, Desk, faultsOf, type Mistake } from './plant.ts';
import { MISTAKES as SLIPS } from './slips.ts';
import { MISTAKES as TEXT } from './text.ts';
import { MISTAKES as WORDS } from './words.ts';

/** A copywriter's mistakes, planted in a copy of the real content: each is found once, on its very line, with a repair that is right. */
const MISTAKES: readonly Mistake[] = [...FIELDS, ...TEXT, ...LINKS, ...WORDS, ...SLIPS, ...ENTRIES];

const desk = new Desk();
afterAll(() => desk.close());

// Warnings stop nothing, and some come with the day.
test('the real content has none', async () => {
  const { findings } = await desk.findings([]);
  none(findings.filter(({ severity }) => severity === 'error').map(({ file, line, message }) => `${file}:${line} ${message}`));
});

test('each planted mistake is found once, on its very line, with its repair', { timeout: 300_000 }, async () => {
  const faults: string[] = [];
  for (const group of batchesOf(MISTAKES)) faults.push(...(await faultsOf(desk, group)));
  none(faults);
});

test('what comes near a rule and keeps to it is not found', { timeout: 60_000 }, async () => {
  const { findings } = await desk.findings(ALLOWED);
  // A draft’s marks are named as well: as warnings.
  none(
    findings
      .filter(({ rule, severity }) => rule !== 'url-new' && (rule !== 'unfinished' || severity === 'error'))
      .map(({ file, line, message }) => `${file}:${line} ${message}`),
  );
});

test('each rule of the check has a mistake, and something allowed that comes near it', () => {
  const planted = new Set(MISTAKES.map(({ rule }) => rule));
  const allowed = new Set(ALLOWED.flatMap(({ near }) => near));
  const rules = [...RULES, ...WORD_RULES];
  none(rules.filter(({ id }) => !planted.has(id)).map(({ id, finds }) => `${id}: nothing is planted for ${finds}`));
  none(rules.filter(({ id }) => !allowed.has(id)).map(({ id, finds }) => `${id}: nothing allowed comes near ${finds}`));
  none([...allowed].filter((near) => !rules.some(({ id }) => id === near)).map((near) => `${near} is no rule`));
});

test('they are many, and in many files', () => {
  expect(MISTAKES.length).toBeGreaterThanOrEqual(350);
  expect(new Set(MISTAKES.map(({ file }) => file)).size).toBeGreaterThanOrEqual(40);
});
