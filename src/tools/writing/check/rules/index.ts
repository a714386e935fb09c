import type { Rule } from '../rule.ts';
import { factsOf, type Phase } from '../rule-table.ts';
import { rules as agreement } from './agreement.ts';
import { rules as allowed } from './allowed.ts';
import { rules as body } from './body.ts';
import { rules as consistency } from './consistency.ts';
import { rules as dates } from './dates.ts';
import { rules as diaries } from './diaries.ts';
import { rules as drafts } from './drafts.ts';
import { rules as fields } from './fields.ts';
import { rules as figures } from './figures.ts';
import { rules as files } from './files.ts';
import { rules as fixed } from './fixed.ts';
import { rules as headings } from './headings.ts';
import { rules as lengths } from './lengths.ts';
import { rules as letters } from './letters.ts';
import { rules as links } from './links.ts';
import { rules as marks } from './marks.ts';
import { rules as measures } from './measures.ts';
import { rules as numberConflicts } from './number-conflicts.ts';
import { rules as papers } from './papers.ts';
import { rules as pictures } from './pictures.ts';
import { rules as settings } from './settings.ts';
import { rules as spelling } from './spelling.ts';
import { rules as sums } from './sums.ts';
import { rules as unique } from './unique.ts';
import { rules as urls } from './urls.ts';
import { rules as words } from './words.ts';

/**
 * Every rule. If two find something at the same place in the same phase, only the first is reported: what a fixed page must not contain before its
 * schema, units before spelling.
 */
export const RULES: readonly Rule[] = [
  ...fixed,
  ...files,
  ...pictures,
  ...fields,
  ...body,
  ...headings,
  ...marks,
  ...links,
  ...unique,
  ...settings,
  ...figures,
  ...papers,
  ...sums,
  ...urls,
  ...drafts,
  ...agreement,
  ...diaries,
  ...dates,
  ...allowed,
  ...words,
  ...lengths,
  ...measures,
  ...numberConflicts,
  ...consistency,
  ...letters,
  ...spelling,
];

const BY_PHASE = Map.groupBy(RULES, ({ id }) => factsOf(id).phase);
/** The rules of a phase, in their order. */
export const rulesIn = (phase: Phase): readonly Rule[] => BY_PHASE.get(phase) ?? [];
