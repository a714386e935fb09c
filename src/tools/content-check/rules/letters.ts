import { charactersOf } from '../../../lib/node/font-characters.ts';
import { atOffset, type Found, type Rule } from '../rule.ts';
import { eachText, type Text } from '../texts.ts';

export const rules: Rule[] = [{ id: 'letter', check: eachText(letters) }];

/** What every font has: printable ASCII. */
const PLAIN = /^[\t\n\r -~]*$/;
const LATIN = /\p{Script=Latin}/u;
/** Letters that look like Latin ones, and are none for a search. */
const LOOKALIKE = /\p{Script=Cyrillic}/u;
/** Said by the rule for characters that nobody sees. */
const UNSEEN = /[\p{Cf}\p{Cc}\ufffd]/u;
/** Set as a raised sign by `lib/typeset.ts`; a drawing has plain text. */
const RAISED = /[⁺⁻]/;

function letters({ source, start, raw, entry, path }: Text): Found[] {
  if (PLAIN.test(raw)) return [];
  const isLettering = /^figures?$/.test(String(path[0] ?? ''));
  // Documents take from the second font what the first lacks, pages from a font of the visitor's.
  const known = [charactersOf('text'), charactersOf('mono')];
  const found: Found[] = [];
  let before = 0;
  for (const letter of raw) {
    const at = before;
    before += letter.length;
    if (
      PLAIN.test(letter) ||
      UNSEEN.test(letter) ||
      (!isLettering && RAISED.test(letter)) ||
      (!LOOKALIKE.test(letter) && known.some((each) => each.has(letter.codePointAt(0) ?? 0)))
    )
      continue;
    if (/\p{M}/u.test(letter)) continue;
    const isLatin = LATIN.test(letter);
    const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
    const isPicture = /\p{Extended_Pictographic}|\p{So}/u.test(letter);
    found.push({
      // Without a glyph a document can't be typeset.
      ...(['services', 'cases', 'papers', 'calculations'].includes(entry.collection) && { severity: 'error' as const }),
      ...atOffset(
        source,
        start + at,
        `The site’s font has no “${letter}”: visitors would see it in another one, or as a box.`,
        isPicture
          ? 'Take it out, or say it in words.'
          : isLatin
            ? plain === letter
              ? 'Write the word another way, or ask an engineer for the letter.'
              : `Write “${plain}”, or ask an engineer for the letter.`
            : 'Write it in Latin letters, or say it in words.',
      ),
    });
  }
  // A word of another script is one mistake.
  return found.filter((each, i) => each.line !== found[i - 1]?.line);
}
