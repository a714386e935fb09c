// cspell:ignore Súilleabháin Łódź turbin
import { memoize } from '../../../../lib/memoize.ts';
import { checkedIn, settingsOf } from '../../model/checked.ts';
import { type Content, entriesOf } from '../../model/content.ts';
import { type Entry, field, stringsIn } from '../../model/entry.ts';
import { DICTIONARY } from '../../model/paths.ts';
import { dictionaryLines, inBritish, type Suggestion, unknownWords, WORDING, wordingsOf } from '../dictionary.ts';
import { matchesIn, type Said, saidOf } from '../forms.ts';
import { atOffset, type DraftFinding, type Rule, type RuleResult } from '../rule.ts';
import { type Stretch, textsIn, textsOf } from '../texts.ts';
import { FILL, UNFINISHED } from './words.ts';

export const rules: Rule[] = [
  { id: 'spelling', check: spelling },
  { id: 'wording', check: wordings },
];

/** Words, with the apostrophes and the full stops within them. */
const WORD = /\p{L}[\p{L}\p{M}]*(?:[’'][\p{L}]+)*/gu;
/** What isn’t a word of any language: web and email addresses, paths, file names, placeholders, codes with digits. */
const NO_WORD =
  /https?:\/\/\S+|&\w+;|\b(?:tel|mailto):\S*|\S+@\S+|www\.\S+|\{\w+\}|(?<=^|\s)\/[\w/-]+|[\w-]*\d[\w-]*|\b\w+\.(?:com|org|net|nl|example|pdf|ics)\b/g;

const MOST_SUGGESTIONS = 3;
/** How much nearer a word counts that the site's texts use: half a letter. */
const USED = 50;
/** “turbine” rather than “turban” for “turbin”. */
const likeliest = (suggested: readonly Suggestion[], isUsed: (word: string) => boolean): string[] =>
  suggested
    .map(({ word, cost }) => ({ word, cost: isUsed(word) ? cost - USED : cost }))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ word }) => word)
    .slice(0, MOST_SUGGESTIONS);

async function spelling(content: Content): Promise<RuleResult> {
  // Texts can use its authors' names.
  if (content.unread.get('literature')?.length) return [];
  const own = ownWords(content);
  const used = Map.groupBy(entriesOf(content).flatMap(wordsIn), ({ word }) => word);
  const replacedHere = wordingsOf(content);
  for (const word of used.keys())
    if (own.has(word) || own.has(word.toLowerCase()) || replacedHere.has(word.toLowerCase())) used.delete(word);
  const unknown = await unknownWords([...used.keys()]);
  const names = new Map([...own].map((word) => [word.toLowerCase(), word] as const));
  return [...unknown].flatMap(([word, suggested]) => {
    // A name in other capitals is meant.
    const name = names.get(word.toLowerCase());
    const suggestions = name ? [name] : likeliest(suggested, (each) => used.has(each));
    const british = inBritish(word);
    const places = used.get(word) ?? [];
    // Names and titles of literature keep their spelling.
    if (british !== word && suggestions[0] === british)
      return places
        .filter(({ text, offset }) => text.entry.collection !== 'literature' && !isOfName(text.raw, word, offset - text.start))
        .map(({ text, offset }): DraftFinding => ({ severity: 'hint', ...saidOf(text.source, offset, word, rewritten(word, british)) }));
    const meant = suggestions.length > 0 ? `Did you mean ${suggestions.map((each) => `“${each}”`).join(', ')}? ` : '';
    const repair = `${meant}If it is right, add a line with it to ${DICTIONARY}.`;
    // “Inc.” is in the dictionary with its full stop.
    const isWhole = ({ text, offset }: Used) =>
      text.raw.startsWith('.', offset - text.start + word.length) && suggestions.includes(`${word}.`);
    return places
      .filter((each) => !isWhole(each))
      .map(({ text, offset }) => atOffset(text.source, offset, `“${word}” isn’t in any dictionary.`, repair));
  });
}

interface Used {
  word: string;
  text: Stretch;
  offset: number;
}

/** The words of an entry to look up in the dictionary. */
const wordsIn = memoize((entry: Entry): Used[] => {
  // Names of machines, given by their owner or maker, and of people.
  const machines = [
    field(entry.data, 'model'),
    ...Object.entries(field(entry.data, 'plate') ?? {}).flatMap(([key, value]) => (key.startsWith('Machine') ? value : [])),
  ];
  const names = new Set([
    ...machines.flatMap((value) => String(value ?? '').match(/\p{Lu}\p{L}+/gu) ?? []),
    ...textsIn(entry).flatMap(({ raw }) => raw.match(/(?<=\b(?:Mrs?|Ms|Dr|Prof)\.? )\p{Lu}\p{L}+/gu) ?? []),
  ]);
  return textsIn(entry).flatMap((text) => {
    const plain = [NO_WORD, FILL, ...UNFINISHED.map(({ pattern }) => pattern)].reduce(
      (raw, pattern) => raw.replace(pattern, (match) => ' '.repeat(match.length)),
      text.raw,
    );
    return [...plain.matchAll(WORD)].flatMap((match) => {
      const word = match[0].replace(/’/g, "'").replace(/'s$/, '');
      return word.length < 3 || isCode(word) || isForeignName(word) || names.has(word) || /[^\p{Script=Latin}\p{M}'’]/u.test(word)
        ? []
        : [{ word, text, offset: text.start + match.index }];
    });
  });
});

/** “Súilleabháin”, “Łódź”: English has hardly any names with such letters, and dictionaries don't have the others. */
const isForeignName = (word: string) => /^\p{Lu}/u.test(word) && /[^A-Za-z'’]/.test(word);

/** Abbreviations and symbols: "ISO", "kPa", "LNGs", "IMechE". */
const isCode = (word: string) => word === 'etc' || /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}/u.test(word) || UNIT.test(word);
const UNIT = /^(?:[kMGmµ]?(?:Pa|Hz|Wh?|Nm?|J|V|A|bar[ag]?|mol|m|g|s)|mil|rms|rpm|cpm|ppm[vw]?)$/;

/** The firm's own words: its dictionary, and the names of people, clients and places in its entries. */
function ownWords(content: Content): Set<string> {
  const lines = dictionaryLines(content);
  const firm = settingsOf(content, 'company')?.data;
  const embeds = settingsOf(content, 'embeds')?.data;
  const words = [
    ...lines.filter((line) => !line.startsWith('#')).map((line) => line.replace(WORDING, '$2')),
    ...checkedIn(content, 'team', 'clients').map(({ data }) => data.name),
    ...checkedIn(content, 'literature').flatMap(({ data }) => authorsIn(data)),
    ...stringsIn(firm && [firm.name, firm.shortName, firm.legalName, firm.address]),
    ...stringsIn(embeds && [embeds.booking.vendor, embeds.form.vendor, embeds.analytics.vendor]),
  ];
  return new Set(words.flatMap((text) => [...text.matchAll(WORD)].map(([word]) => word.replace(/’/g, "'"))));
}

/** Names in a title of the literature: the words that begin with a capital. */
const authorsIn = (data: unknown): string[] => stringsIn(data).flatMap((text) => text.match(/\p{Lu}\p{L}+/gu) ?? []);

/** Words and phrases that the dictionary replaces; names, such as “Johnson Space Center”, are left. */
function wordings(content: Content): RuleResult {
  const instead = wordingsOf(content);
  if (instead.size === 0) return [];
  const words = [...instead.keys()].map((word) => RegExp.escape(word));
  // An abbreviation includes its full stop if the sentence goes on: “approx. 3 mm”.
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}-])(${words.join('|')})(?![\\p{L}\\p{M}-])(?:\\.(?=\\s*[\\d,;:]|\\s+(?-i:\\p{Ll})))?`,
    'giu',
  );
  return textsOf(content).map((text) =>
    matchesIn(text, pattern, ({ 0: match, 1: word = '', index }) => {
      const right = instead.get(word.toLowerCase());
      return right && !isOfName(text.raw, match, index) ? rewritten(match, right) : undefined;
    }),
  );
}

/** “Center” in “Johnson Space Center”, “Pearl Harbor”: a word with a capital, within a sentence or before another one. */
const isOfName = (raw: string, word: string, index: number) =>
  /^\p{Lu}\p{Ll}/u.test(word) &&
  (/[\p{L}\d,;][ \u00a0]$/u.test(raw.slice(0, index)) || /^ \p{Lu}\p{Ll}/u.test(raw.slice(index + word.length)));

/** A word that is written another way here, keeping its capitals. */
function rewritten(word: string, right: string): Said {
  const isUpper = /^\p{Lu}{2}/u.test(word);
  const written = isUpper ? right.toUpperCase() : /^\p{Lu}/u.test(word) ? right.slice(0, 1).toUpperCase() + right.slice(1) : right;
  return [`“${word}” is written “${written}” here.`, `Write “${written}”.`, written];
}
