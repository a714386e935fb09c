import type { Rule } from './rule.ts';
import { rules as body } from './rules/body.ts';
import { rules as drafts } from './rules/drafts.ts';
import { rules as fields } from './rules/fields.ts';
import { rules as figures } from './rules/figures.ts';
import { rules as files, naming, reading } from './rules/files.ts';
import { rules as headings } from './rules/headings.ts';
import { rules as houseStyle } from './rules/house-style.ts';
import { reading as characters, rules as letters } from './rules/letters.ts';
import { rules as links } from './rules/links.ts';
import { rules as lists } from './rules/lists.ts';
import { rules as marks } from './rules/marks.ts';
import { formulas, rules as papers } from './rules/papers.ts';
import { rules as pictures } from './rules/pictures.ts';
import { rules as references } from './rules/references.ts';
import { rules as spelling } from './rules/spelling.ts';
import { rules as unfinished } from './rules/unfinished.ts';
import { rules as unique } from './rules/unique.ts';
import { rules as urls } from './rules/urls.ts';

/**
 * What is checked, in five stages. An entry with an error in one of the first three can't be shown:
 * the later stages leave it out, and don't report what refers to it.
 */
export const STAGES = {
  read: [...reading, ...characters, ...body, ...headings],
  fields: [...fields, ...figures, ...formulas],
  references: [...references, ...pictures, ...naming],
  pages: [
    ...files,
    ...marks,
    ...unfinished,
    ...links,
    ...urls,
    ...lists,
    ...drafts,
    ...unique,
    ...papers,
  ],
  language: [...letters, ...spelling, ...houseStyle],
} as const satisfies Record<string, readonly Rule[]>;
