import { charactersOf } from '../../../../lib/node/fonts.ts';
import type { Advice, Problem } from '../../model/problem.ts';
import { isUtf8, type Source } from '../../model/source.ts';
import type { Rules } from '../rule.ts';
import { eachText, matchesIn, type VisibleText } from '../texts.ts';

export const rules: Rules = {
  read: [{ code: 'letter', check: ({ sources }) => sources.filter(isUtf8).map(controlCharacters) }],
  language: [{ code: 'letter', check: eachText(letters) }],
};

const UNSEEN_ADVICE = [
  'There is an invisible character here.',
  'Type the words on both sides again, or run: npm run check -- --fix',
] as const;

/** Left behind by slides and PDFs: they keep fields from being read, and are drawn as boxes. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

function controlCharacters(source: Source): Problem[] {
  const advice: Advice = [...UNSEEN_ADVICE, 'error'];
  const file = { source, start: 0, raw: source.text };
  return matchesIn(
    file,
    CONTROL,
    () => advice,
    () => '',
  );
}

/** Invisible characters, which were pasted in. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** A letter or sign beyond ASCII, with the rest of its word. */
const BEYOND_ASCII = /[^\t\n\r -~\p{M}\p{Cc}\p{Cf}\ufffd][\p{L}\p{M}]*/gu;
/** Letters that look like Latin ones, but not to a search engine. */
const LOOKALIKE = /\p{Script=Cyrillic}/u;
const ACCENT = /\p{M}/u;
/** Set as a raised or lowered sign by `lib/typeset.ts`; a drawing contains plain text. */
const RAISED = /[⁺⁻ₓ]/;

function letters(text: VisibleText): Problem[] {
  // Documents take missing characters from the second font, pages from one of the visitor's.
  const known = [charactersOf('archivoRegular'), charactersOf('jetbrainsMono')];
  const isInDrawing = text.path[0] === 'figure' || text.path[0] === 'figures';
  const isMissing = (letter: string) => {
    if (ACCENT.test(letter) || (!isInDrawing && RAISED.test(letter))) return false;
    return LOOKALIKE.test(letter) || !known.some((each) => each.has(letter.codePointAt(0) ?? 0));
  };
  const missing = matchesIn(text, BEYOND_ASCII, ([word]) => {
    const letter = [...word].find(isMissing);
    if (letter === undefined) return undefined;
    return [
      `The site’s font has no “${letter}”: visitors would see it in another font, or as a box.`,
      'Write it in Latin letters or words, or ask an engineer for the letter.',
    ];
  });
  return [
    ...matchesIn(
      text,
      UNSEEN,
      () => UNSEEN_ADVICE,
      () => '',
    ),
    ...missing,
  ];
}
