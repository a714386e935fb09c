import { charactersOf } from '../../../../lib/node/fonts.ts';
import type { Source } from '../../model/source.ts';
import type { DraftFinding, Rule } from '../rule.ts';
import { eachText, matchesIn, type Stretch, type WordAdvice } from '../texts.ts';
import { isUtf8 } from './files.ts';

/** What keeps fields from being read, and is drawn as a box in a text. */
export const reading: Rule[] = [
  { code: 'letter', check: ({ sources }) => sources.filter(isUtf8).map(controlCharacters) },
];
export const rules: Rule[] = [{ code: 'letter', check: eachText(letters) }];

/** Left behind by slides and PDFs. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;
const controlCharacters = (source: Source): DraftFinding[] =>
  matchesIn({ source, start: 0, raw: source.text }, CONTROL, () => UNSEEN_ADVICE, 'error');

/** Invisible characters, which were pasted in. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const UNSEEN_ADVICE: WordAdvice = [
  'There is an invisible character here.',
  'Type the words on both sides again, or run: npm run check -- --fix',
  '',
];
/** Letters that look like Latin ones, but not to a search engine. */
const LOOKALIKE = /\p{Script=Cyrillic}/u;
/** Set as a raised or lowered sign by `lib/typeset.ts`; a drawing contains plain text. */
const RAISED = /[⁺⁻ₓ]/;

function letters(text: Stretch): DraftFinding[] {
  // Documents take missing characters from the second font, pages from one of the visitor's.
  const known = [charactersOf('archivoRegular'), charactersOf('jetbrainsMono')];
  const isInDrawing = text.path[0] === 'figure' || text.path[0] === 'figures';
  const isShown = (letter: string) =>
    (!isInDrawing && RAISED.test(letter)) ||
    (!LOOKALIKE.test(letter) && known.some((each) => each.has(letter.codePointAt(0) ?? 0)));
  const unseen = matchesIn(text, UNSEEN, () => UNSEEN_ADVICE);
  const missing = matchesIn(text, /[^\t\n\r -~\p{M}\p{Cc}\p{Cf}\ufffd]/gu, ([letter]) =>
    isShown(letter)
      ? undefined
      : [
          `The site’s font has no “${letter}”: visitors would see it in another font, or as a box.`,
          'Write it in Latin letters or words, or ask an engineer for the letter.',
        ],
  );
  // A word in another script counts as one mistake.
  return [...unseen, ...missing.filter(({ line }, i) => line !== missing[i - 1]?.line)];
}
