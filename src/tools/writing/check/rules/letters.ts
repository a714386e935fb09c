import { charactersOf } from '../../../../lib/node/fonts.ts';
import { byForms, type Form, matchesIn } from '../forms.ts';
import { isInDrawing } from '../numbers/drawn.ts';
import type { Rule, RuleResult } from '../rule.ts';
import { eachText, type Stretch } from '../texts.ts';

export const rules: Rule[] = [
  { id: 'character', check: (content) => byForms(content, CHARACTERS) },
  { id: 'letter', check: eachText(letters) },
];

/** Invisible characters. */
const CHARACTERS: Form[] = [
  {
    pattern: /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu,
    message: (match) => `There is an invisible character here (U+${match.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}).`,
    repair: 'Take it out: type the words on both sides again, or run: npm run check -- --fix',
    right: () => '',
  },
];

const LATIN = /\p{Script=Latin}/u;
/** Letters that look like Latin ones, but not to a search engine. */
const LOOKALIKE = /\p{Script=Cyrillic}/u;
/** Reported by the rule on invisible characters. */
const UNSEEN = /[\p{Cf}\p{Cc}\ufffd]/u;
/** Set as a raised or lowered sign by `lib/typeset.ts`; a drawing contains plain text. */
const RAISED = /[⁺⁻ₓ]/;

function letters(text: Stretch): RuleResult {
  // Documents take missing characters from the second font, pages from one of the visitor's.
  const known = [charactersOf('archivoRegular'), charactersOf('jetbrainsMono')];
  const isMissing = (letter: string) =>
    !UNSEEN.test(letter) &&
    (isInDrawing(text.path) || !RAISED.test(letter)) &&
    (LOOKALIKE.test(letter) || !known.some((each) => each.has(letter.codePointAt(0) ?? 0)));
  const found = matchesIn(text, /[^\t\n\r -~\p{M}]/gu, ([letter]) => {
    if (!isMissing(letter)) return undefined;
    const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
    return [
      `The site’s font has no “${letter}”: visitors would see it in another font, or as a box.`,
      plain !== letter && LATIN.test(plain)
        ? `Write “${plain}”, or ask an engineer for the letter.`
        : `${/\p{L}/u.test(letter) ? 'Write it in Latin letters, or put' : 'Put'} it into words.`,
    ];
  });
  // A word in another script counts as one mistake.
  return found.filter((each, i) => each.line !== found[i - 1]?.line);
}
