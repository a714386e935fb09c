import { expect, test } from 'vitest';
import { RULE_TABLE } from '../../../../../../src/tools/writing/check/rule-table.ts';
import { RULES } from '../../../../../../src/tools/writing/check/rules/index.ts';
import { none } from '../../../../../support/none.ts';
import { ALLOWED } from './allowed.ts';
import { MISTAKES as ENTRIES } from './entries.ts';
import { MISTAKES as FIELDS } from './fields.ts';
import { MISTAKES as LINKS } from './links.ts';
import { batchesOf, Desk, faultsOf, type Mistake, told } from './plant.ts';
import { MISTAKES as SLIPS } from './slips.ts';
import { MISTAKES as STORIES } from './stories.ts';
import { MISTAKES as TEXT } from './text.ts';
import { MISTAKES as WORDS } from './words.ts';

/** A copywriter's mistakes, planted in a copy of the fixture: each is found once, on its very line, with a repair that is right. */
const MISTAKES: readonly Mistake[] = [...FIELDS, ...TEXT, ...LINKS, ...WORDS, ...SLIPS, ...ENTRIES, ...STORIES];

const desk = new Desk();

// It needs a value for each new field as well, and its drafts need nothing else to be changed.
test('the fixture has none', async () => {
  none((await desk.findings([])).map(told));
});

test('each planted mistake is found once, on its very line, with its repair', async () => {
  const faults: string[] = [];
  for (const group of batchesOf(MISTAKES)) faults.push(...(await faultsOf(desk, group)));
  none(faults);
});

test('what comes near a rule and keeps to it is not found', async () => {
  const findings = await desk.findings(ALLOWED);
  // A draft’s marks are named as well: as warnings.
  none(findings.filter(({ rule, severity }) => rule !== 'url-new' && (rule !== 'unfinished' || severity === 'error')).map(told));
});

test('each rule of the check has a mistake', () => {
  // A changed number needs a commit before it: git.test.ts.
  const planted = new Set<string>(['changed', ...MISTAKES.map(({ rule }) => rule)]);
  none(Object.entries(RULE_TABLE).flatMap(([id, { finds }]) => (planted.has(id) ? [] : [`${id}: nothing is planted for ${finds}`])));
  expect(RULES.map(({ id }) => id).sort()).toEqual(Object.keys(RULE_TABLE).sort());
});
