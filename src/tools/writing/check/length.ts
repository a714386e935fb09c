import { WORDS } from '../../../config/constants.ts';
import { wordCount } from '../../../lib/words.ts';
import type { CollectionName } from '../../../schemas/collections.ts';
import { type Entry, field } from '../model/entry.ts';
import { textsIn } from './texts.ts';

interface Limits {
  min: number;
  max: number;
}

/** What is counted in a kind of entry: its text, and some of its fields. */
interface Counted {
  what: string;
  limits: (data: unknown) => Limits;
  fields?: 'all' | readonly string[];
}

/** Kinds of pages that show more than the words of their file. */
const PAGES: Record<string, Limits> = { about: WORDS.aboutPage, home: WORDS.homePage, practice: WORDS.practicePage };

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

/** How many words an entry's text has, and how many it should have; nothing if it can't be read, or has no limits. */
export function lengthOf(entry: Entry): (Limits & { what: string; words: number }) | undefined {
  const kind = COUNTED[entry.collection];
  if (!kind || entry.source.bodyProblems.length > 0) return undefined;
  const { what, limits, fields = [] } = kind;
  const texts = textsIn(entry).filter(({ path }) => path.length === 0 || fields === 'all' || fields.includes(path.join('.')));
  return { what, words: wordCount(texts.map(({ raw }) => raw).join('\n')), ...limits(entry.data) };
}
