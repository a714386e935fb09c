import { oncePer } from '../../lib/once-per.ts';
import type { Content } from './model.ts';
import { atOffset, type Found } from './rule.ts';
import { eachText, type Text } from './texts.ts';

/** A pattern of words, what is wrong with it, and what stands in its place. */
export interface Form {
  pattern: RegExp;
  message: (match: string) => string;
  repair: (match: string) => string;
  fix?: (match: RegExpMatchArray) => string;
  /** Leaves a match out. */
  unless?: (match: RegExpMatchArray, text: Text) => boolean;
}

/** Holds every text against patterns of words. */
export const byForms = (content: Content, forms: readonly Form[]): Found[] => lookFor(forms)(content);

const lookFor = oncePer((forms: readonly Form[]) =>
  eachText((text) =>
    forms.flatMap(({ pattern, message, repair, fix, unless }) =>
      // `matchAll` copies its pattern, which is slow; most texts have no match.
      (text.raw.search(pattern) < 0 ? [] : [...text.raw.matchAll(pattern)]).flatMap((match) => {
        if (unless?.(match, text)) return [];
        const start = text.start + match.index;
        return [
          atOffset(
            text.source,
            start,
            message(match[0]),
            repair(match[0]),
            fix && { start, end: start + match[0].length, text: fix(match) },
          ),
        ];
      }),
    ),
  ),
);
