import { WORDS } from '../../../config/constants.ts';
import { counted, wordCount } from '../../../lib/words.ts';
import type { CollectionName } from '../../../schemas/collections.ts';
import { type Entry, field } from '../entry.ts';
import { atOffset, eachEntry, type Found, type Rule } from '../rule.ts';
import { passagesIn } from '../texts.ts';

export const rules: Rule[] = [{ id: 'length', check: eachEntry(lengths) }];

/** What is counted of a kind of entry: its text, and some of its fields. */
interface Counted {
  what: string;
  limits: (data: unknown) => { min: number; max: number };
  fields?: 'all' | readonly string[];
}

/** Kinds of pages that show more than the words of their file. */
const PAGES: Record<string, { min: number; max: number }> = { about: WORDS.aboutPage, home: WORDS.homePage, practice: WORDS.practicePage };

const COUNTED: Partial<Record<CollectionName, Counted>> = {
  cases: { what: 'The text of the case', limits: () => WORDS.case },
  papers: { what: 'The paper', limits: (data) => (field(data, 'long') === true ? WORDS.longPaper : WORDS.paper) },
  pages: { what: 'The page', limits: (data) => PAGES[String(field(data, 'kind'))] ?? WORDS.page, fields: 'all' },
  team: { what: 'The bio', limits: () => WORDS.bio },
  services: {
    what: 'The page of the service',
    limits: () => WORDS.service,
    fields: ['banner.lead', 'transformation', 'controllingIdea', 'useCase'],
  },
};

function lengths(entry: Entry): Found[] {
  const { source, data, collection } = entry;
  const kind = COUNTED[collection];
  // What cannot be parsed cannot be counted; it is a finding of its own.
  if (!kind || source.bodyProblems.length > 0) return [];
  const { what, limits, fields = [] } = kind;
  const passages = passagesIn(entry).filter(({ path }) => path.length === 0 || fields === 'all' || fields.includes(path.join('.')));
  const count = wordCount(passages.map(({ plain }) => plain).join('\n'));
  const { min, max } = limits(data);
  if (count >= min && count <= max) return [];
  const firstWord = source.bodyOffset + (/^\s*/.exec(source.body)?.[0].length ?? 0);
  return [
    {
      ...((count < min / 2 || count > max * 2) && { severity: 'error' }),
      ...atOffset(
        source,
        Math.min(firstWord, Math.max(source.text.length - 1, 0)),
        `${what} has ${counted(count, 'word')}; it takes ${min > 0 ? `${min} to ` : 'at most '}${max}.`,
        count < min ? `Write about ${min - count} more.` : `Cut about ${count - max}.`,
      ),
    },
  ];
}
