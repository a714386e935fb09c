import { WORDS } from '../../../config/constants.ts';
import { counted, wordCount } from '../../../lib/words.ts';
import { type Entry, field } from '../entry.ts';
import type { Content } from '../model.ts';
import { atOffset, type Rule } from '../rule.ts';
import { type Passage, passagesIn } from '../texts.ts';

export const rules: Rule[] = [{ id: 'length', check: lengths }];

/** Limits of the kinds of pages that show more than the words of their file. */
const PAGE_WORDS: Record<string, { min: number; max: number }> = {
  about: WORDS.aboutPage,
  home: WORDS.homePage,
  practice: WORDS.practicePage,
};

/** Words of a text and the limits for its kind. */
function lengths(content: Content) {
  const check = (entry: Entry, what: string, text: string, { min, max }: { min: number; max: number }) => {
    // What cannot be parsed cannot be counted; it is a finding of its own.
    if (entry.source.bodyProblems.length > 0) return [];
    const count = wordCount(text);
    if (count >= min && count <= max) return [];
    const more = count < min ? `Write about ${min - count} more.` : `Cut about ${count - max}.`;
    const isFarOff = count < min / 2 || count > max * 2;
    return [
      {
        ...(isFarOff && { severity: 'error' as const }),
        ...atOffset(
          entry.source,
          firstWord(entry),
          `${what} has ${counted(count, 'word')}; it takes ${min > 0 ? `${min} to ` : 'at most '}${max}.`,
          more,
        ),
      },
    ];
  };
  /** What is read in an entry's file: in its body, or in its fields too. */
  const words = (entry: Entry, isWanted = ({ path }: Passage) => path.length === 0) =>
    passagesIn(entry)
      .filter(isWanted)
      .map(({ plain }) => plain)
      .join('\n');
  const text = (data: unknown, ...keys: string[]) => String(field(data, ...keys) ?? '');
  return [
    ...(content.entries.get('cases') ?? []).flatMap((entry) => check(entry, 'The text of the case', words(entry), WORDS.case)),
    ...(content.entries.get('papers') ?? []).flatMap((entry) =>
      check(entry, 'The paper', words(entry), field(entry.data, 'long') === true ? WORDS.longPaper : WORDS.paper),
    ),
    ...(content.entries.get('pages') ?? []).flatMap((entry) =>
      check(
        entry,
        'The page',
        words(entry, () => true),
        PAGE_WORDS[String(field(entry.data, 'kind'))] ?? WORDS.page,
      ),
    ),
    ...(content.entries.get('team') ?? []).flatMap((entry) => check(entry, 'The bio', words(entry), WORDS.bio)),
    ...(content.entries.get('services') ?? []).flatMap((entry) => {
      const { data } = entry;
      const all = [
        words(entry),
        text(data, 'banner', 'lead'),
        text(data, 'transformation'),
        text(data, 'controllingIdea'),
        text(data, 'useCase'),
      ];
      return check(entry, 'The page of the service', all.join('\n'), WORDS.service);
    }),
  ];
}

const firstWord = ({ source }: Entry) => {
  const blank = /^\s*/.exec(source.body)?.[0].length ?? 0;
  return Math.min(source.bodyOffset + blank, Math.max(source.text.length - 1, 0));
};
