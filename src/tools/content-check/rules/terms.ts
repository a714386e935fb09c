// cspell:ignore kmgµn
import { oncePer } from '../../../lib/once-per.ts';
import type { Entry } from '../entry.ts';
import { type Content, entriesOf } from '../model.ts';
import { atOffset, type Found, type Rule } from '../rule.ts';
import { type Text, textsIn } from '../texts.ts';

export const rules: Rule[] = [{ id: 'term', check: terms }];

/** Words by themselves: no part of a path, an address or a compound. */
const WORD = /(?<![\p{L}\d@/._-])[\p{L}\d]{2,}(?![\p{L}\d@/_-]|\.\p{L})/gu;
/** Two capitals, or a capital and a figure: "API", "LM2500", "TotalEnergies". */
const TERM = /\p{Lu}.*\p{Lu}|\p{Lu}.*\d/u;
/** Units: mPa and MPa are two of them. */
const UNIT = /^[kmgµn]?(?:pa|wh?|hz|va?|a|j|nm?|g|bar|l|mol)$/;
/** A form counts as the right one from so many places on, and where it is so many times as frequent as the others together. */
const KNOWN = { times: 3, share: 4 } as const;

interface Place {
  text: Text;
  word: string;
  /** The word in small letters. */
  lower: string;
  isTerm: boolean;
  at: number;
}

const wordsIn = oncePer((entry: Entry): Place[] =>
  textsIn(entry).flatMap((text) =>
    [...text.raw.matchAll(WORD)].flatMap(({ 0: word, index }) => {
      const lower = word.toLowerCase();
      return UNIT.test(lower) ? [] : [{ text, word, lower, isTerm: TERM.test(word), at: text.start + index }];
    }),
  ),
);

/** A term is written as the content writes it in most places. */
function terms(content: Content): Found[] {
  const words = entriesOf(content).flatMap(wordsIn);
  const known = new Set(words.filter(({ isTerm }) => isTerm).map(({ lower }) => lower));
  const forms = Map.groupBy(
    words.filter(({ lower }) => known.has(lower)),
    ({ lower }) => lower,
  );
  return [...forms.values()].flatMap((places) => {
    const counts = [...Map.groupBy(places, ({ word }) => word)].map(([form, { length }]) => ({ form, length }));
    const right = counts.filter(({ form }) => TERM.test(form)).toSorted((a, b) => b.length - a.length)[0];
    const others = places.filter(({ word }) => word !== right?.form);
    if (!right || right.length < KNOWN.times || right.length < others.length * KNOWN.share) return [];
    return others.map(({ text, word, at }) =>
      atOffset(text.source, at, `“${word}” is written “${right.form}” elsewhere.`, `Write “${right.form}”.`, {
        start: at,
        end: at + word.length,
        text: right.form,
      }),
    );
  });
}
