import type { Rule, Rules } from './rule.ts';
import { rules as body } from './rules/body.ts';
import { rules as drafts } from './rules/drafts.ts';
import { rules as fields } from './rules/fields.ts';
import { rules as figures } from './rules/figures.ts';
import { rules as files } from './rules/files.ts';
import { rules as headings } from './rules/headings.ts';
import { rules as houseStyle } from './rules/house-style.ts';
import { rules as letters } from './rules/letters.ts';
import { rules as links } from './rules/links.ts';
import { rules as lists } from './rules/lists.ts';
import { rules as marks } from './rules/marks.ts';
import { rules as papers } from './rules/papers.ts';
import { rules as pictures } from './rules/pictures.ts';
import { rules as references } from './rules/references.ts';
import { rules as spelling } from './rules/spelling.ts';
import { rules as unfinished } from './rules/unfinished.ts';
import { rules as unique } from './rules/unique.ts';
import { rules as urls } from './rules/urls.ts';

/** What is checked, one after the other. */
export const STAGES = ['read', 'fields', 'references', 'pages', 'language'] as const;
export type Stage = (typeof STAGES)[number];

/**
 * An entry with an error in one of these can't be shown: the stages after it leave it out, and don't
 * report what refers to it.
 */
export const BLOCKING: readonly Stage[] = ['read', 'fields', 'references'];

const SUBJECTS: readonly Rules[] = [
  body,
  drafts,
  fields,
  figures,
  files,
  headings,
  houseStyle,
  letters,
  links,
  lists,
  marks,
  papers,
  pictures,
  references,
  spelling,
  unfinished,
  unique,
  urls,
];

export const rulesOf = (stage: Stage): Rule[] => SUBJECTS.flatMap((rules) => rules[stage] ?? []);
