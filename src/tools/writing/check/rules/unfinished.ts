import { listed } from '../../../../lib/words.ts';
import { eachEntry, type RuleResult, type Rules } from '../rule.ts';
import { eachText, matchesIn, textsIn, type VisibleText } from '../texts.ts';
import { CERTAIN, isInQuotation, LIKELY } from '../unfinished-marks.ts';

export const rules: Rules = {
  pages: [
    { code: 'unfinished', check: (content) => [fills(content), marks(content)] },
    { code: 'placeholder', check: eachText(placeholders) },
  ],
};

const REPAIR =
  'Write what belongs there; until then, “draft: true” keeps the entry off the live site.';

/** What `content:new` writes where text is needed. All marks of an entry are one finding. */
const FILL = /\[fill\b[^\]\n]*\]/g;
const fills = eachEntry((entry) => {
  const found = textsIn(entry).flatMap((text) =>
    matchesIn(text, FILL, ([mark]) => [`“${mark}” still has to be filled in.`, REPAIR]),
  );
  const [first] = found;
  const lines = [...new Set(found.map(({ line }) => String(line)))];
  const message = `${found.length} marks “[fill …]” still have to be filled in: lines ${listed(lines)}.`;
  return first && found.length > 1 ? { ...first, message } : first;
});

const marks = eachText((text) => {
  const certain = matchesIn(text, CERTAIN, ([mark]) => [
    `“${mark}” shows that the text isn’t finished.`,
    REPAIR,
  ]);
  const likely = matchesIn(text, LIKELY, (match) => {
    if (isInQuotation(match)) return undefined;
    return [
      `“${match[0]}” would be shown as it is.`,
      'Settle it and take the brackets out; a link is written [words](/path).',
      'warning',
    ];
  });
  return certain.length > 0 ? certain : likely;
});

/** Braces that a visitor would see. Texts with gaps are checked by their schema. */
function placeholders(text: VisibleText): RuleResult {
  if (!text.isPlain) return undefined;
  return matchesIn(text, /\$?\{+[^{}\n]*\}*|\}+/g, ([braces]) => [
    `Nothing is filled in here: “${braces.slice(0, 30)}” would be shown as it is.`,
    'Write the words themselves, without braces.',
  ]);
}
