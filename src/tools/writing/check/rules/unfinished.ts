// cspell:ignore lorem ipsum dolor
import { listed } from '../../../../lib/words.ts';
import { settingsOf } from '../../model/checked.ts';
import { type Content, entriesOf } from '../../model/content.ts';
import { valuesIn } from '../../model/entry.ts';
import { matchesIn } from '../forms.ts';
import { asWarning, atField, atOffset, eachEntry, type Rule, type RuleResult } from '../rule.ts';
import { eachText, isPlainField, type Stretch, textsIn } from '../texts.ts';

export const rules: Rule[] = [
  { code: 'unfinished', check: (content) => [fills(content), marks(content), accounts(content)] },
  { code: 'placeholder', check: eachText(placeholders) },
];

const REPAIR = 'Write what belongs there; until then, “draft: true” keeps the entry off the live site.';

/** What `content:new` writes where text is needed. All marks of an entry are one finding. */
const FILL = /\[fill\b[^\]\n]*\]/g;
const fills = eachEntry((entry) => {
  const found = textsIn(entry).flatMap(({ source, start, raw }) =>
    [...raw.matchAll(FILL)].map(({ 0: mark, index }) => ({ source, mark, at: start + index })),
  );
  const [first] = found;
  if (!first) return [];
  const lines = [...new Set(found.map(({ source, at }) => String(source.at(at).line)))];
  const message =
    found.length === 1
      ? `“${first.mark}” still has to be filled in.`
      : `${found.length} marks “[fill …]” still have to be filled in: lines ${listed(lines)}.`;
  return atOffset(first.source, first.at, message, REPAIR);
});

/** Marks that nobody means for a visitor. */
export const CERTAIN =
  /\[(?:insert|add|your|to ?do|tbc|tbd|xx+|name|date|number|text)\b[^\]\n]*\](?!\()|(?<!\[)\b(?:todo|fixme|tbc|tbd|xxx+|lorem ipsum)\b|\?\?\?/gi;
/** Words in brackets that are no link. */
const LIKELY = /(?<![!\]\\])\[(?!fill\b)\p{L}[^\]\n[]*\](?! ?[([:])/gu;

const marks = eachText((text) => {
  const certain = matchesIn(text, CERTAIN, ([mark]) => [`“${mark}” shows that the text isn’t finished.`, REPAIR]);
  const likely = matchesIn(text, LIKELY, ({ 0: mark, index, input }) => {
    // A quotation may contain a clarification in brackets.
    if (input.lastIndexOf('“', index) > input.lastIndexOf('”', index)) return undefined;
    return [`“${mark}” would be shown as it is.`, 'Settle it and take the brackets out; a link is written [words](/path).'];
  });
  return certain.length > 0 ? certain : likely.map(asWarning);
});

/** Names that stand for an account in the blocks of src/content/VENDORS.md. */
const ACCOUNT = /\byour-(?:name|form|domain)\b|\byourID\b|\b0{8}-0{4}-0{4}-0{4}-0{12}\b|^1234567$|\b(?:forms|files)\.example\.com\b/;

const accounts = (content: Content): RuleResult =>
  [settingsOf(content, 'embeds'), ...entriesOf(content, 'cases')].map(
    (entry) =>
      entry &&
      valuesIn(entry.data)
        .map(({ path, value }) => {
          const [name] = (typeof value === 'string' && ACCOUNT.exec(value)) || [];
          const message = `“${name}” is a placeholder for the firm’s account with the vendor.`;
          return name && asWarning(atField(entry, path, message, 'Replace it with the firm’s own.'));
        })
        .map((found) => found || undefined),
  );

/** Braces that a visitor would see. Texts with gaps are checked by their schema. */
function placeholders(text: Stretch): RuleResult {
  return (
    isPlainField(text) &&
    matchesIn(text, /\$?\{+[^{}\n]*\}*|\}+/g, ([braces]) => [
      `Nothing is filled in here: “${braces.slice(0, 30)}” would be shown as it is.`,
      'Write the words themselves, without braces.',
    ])
  );
}
