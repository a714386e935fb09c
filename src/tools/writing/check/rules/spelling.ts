import { memoize } from '../../../../lib/memoize.ts';
import { checkedIn, settingsOf } from '../../model/checked.ts';
import { type Content, entriesOf } from '../../model/content.ts';
import { type Entry, field, stringsIn } from '../../model/entry.ts';
import { linesIn } from '../../model/lines.ts';
import { DICTIONARY } from '../../model/paths.ts';
import { atOffset, type DraftFinding, type Rule } from '../rule.ts';
import { type Stretch, textsIn } from '../texts.ts';
import { isInStyle } from './house-style.ts';
import { CERTAIN } from './unfinished.ts';

export const rules: Rule[] = [{ code: 'spelling', check: spelling }];

/** Words, with the apostrophes within them. */
const WORD = /\p{L}[\p{L}\p{M}]*(?:[’'][\p{L}]+)*/gu;
/** What isn’t a word of any language: URLs and email addresses, paths, placeholders, codes with digits, names after a title. */
const NO_WORD =
  /https?:\/\/\S+|&\w+;|\b(?:tel|mailto):\S*|\S+@\S+|www\.\S+|\{\w+\}|\[fill\b[^\]\n]*\]|(?<=^|\s)\/[\w/-]+|[\w-]*\d[\w-]*|\b\w+\.(?:com|org|net|nl|example|pdf|ics)\b|(?<=\b(?:Mrs?|Ms|Dr|Prof)\.? )\p{Lu}\p{L}+/gu;
const UNIT = /^(?:[kMGmµ]?(?:Pa|Hz|Wh?|Nm?|J|V|A|bar[ag]?|mol|m|g|s)|mil|rms|rpm|cpm|ppm[vw]?|etc)$/;
/** Suggestions take a tenth of a second each: a text in another language doesn't need any. */
const MAX_SUGGESTED = 40;

async function spelling(content: Content): Promise<DraftFinding[]> {
  // Texts can use its authors' names.
  if (content.unread.get('literature')?.length) return [];
  const dictionary = await loadDictionary();
  const own = ownWords(content);
  const used = Map.groupBy(entriesOf(content).flatMap(wordsIn), ({ word }) => word);
  const unknown = [...used].filter(
    ([word]) => !own.has(word) && !own.has(word.toLowerCase()) && !dictionary.has(word) && !isInStyle(content, word),
  );
  return unknown.flatMap(([word, places], i) => {
    const near = i < MAX_SUGGESTED ? dictionary.suggest(word) : [];
    // The word meant first: a word that the site uses is likelier.
    const likeliest = near.toSorted((a, b) => Number(used.has(b)) - Number(used.has(a))).slice(0, 3);
    const meant = likeliest.length > 0 ? `Did you mean ${likeliest.map((each) => `“${each}”`).join(', ')}? ` : '';
    const repair = `${meant}If it is right, add a line with it to ${DICTIONARY}.`;
    return places.map(({ text, offset }) => atOffset(text.source, offset, `“${word}” isn’t in any dictionary.`, repair));
  });
}

interface Used {
  word: string;
  text: Stretch;
  offset: number;
}

/** The words of an entry to look up in the dictionary. */
const wordsIn = memoize((entry: Entry): Used[] => {
  // Names of machines are given by their owner or maker.
  const plate = Object.entries(field(entry.data, 'plate') ?? {}).flatMap(([key, value]) => (key.startsWith('Machine') ? value : []));
  const names = new Set(stringsIn([field(entry.data, 'model'), ...plate]).flatMap((value) => value.match(/\p{Lu}\p{L}+/gu) ?? []));
  return textsIn(entry).flatMap((text) => {
    const plain = [NO_WORD, CERTAIN].reduce((raw, pattern) => raw.replace(pattern, (match) => ' '.repeat(match.length)), text.raw);
    return [...plain.matchAll(WORD)].flatMap((match) => {
      const word = match[0].replace(/’/g, "'").replace(/'s$/, '');
      const isCode = /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}|[^\p{Script=Latin}\p{M}'’]/u.test(word) || UNIT.test(word);
      // Of letters with accents, the dictionary has few names.
      const isForeignName = /^\p{Lu}/u.test(word) && /[^A-Za-z'’]/.test(word);
      return word.length < 3 || isCode || isForeignName || names.has(word) ? [] : [{ word, text, offset: text.start + match.index }];
    });
  });
});

/** The firm's own words: its dictionary, and the names of people, clients and places in its entries. */
function ownWords(content: Content): Set<string> {
  const firm = settingsOf(content, 'company')?.data;
  const embeds = settingsOf(content, 'embeds')?.data;
  const words = [
    ...linesIn(content.root, DICTIONARY).filter((line) => !line.startsWith('#')),
    ...checkedIn(content, 'team', 'clients').map(({ data }) => data.name),
    ...checkedIn(content, 'literature').flatMap(({ data }) => stringsIn(data).flatMap((text) => text.match(/\p{Lu}\p{L}+/gu) ?? [])),
    ...stringsIn(firm && [firm.name, firm.shortName, firm.legalName, firm.address]),
    ...stringsIn(embeds && [embeds.booking.vendor, embeds.form.vendor, embeds.analytics.vendor]),
  ];
  return new Set(words.flatMap((text) => [...text.matchAll(WORD)].map(([word]) => word.replace(/’/g, "'"))));
}

interface Dictionary {
  has: (word: string) => boolean;
  suggest: (word: string) => string[];
}

let british: Promise<Dictionary> | undefined;
/** The British dictionary: it takes a second to load, so it is loaded once in each process. */
function loadDictionary(): Promise<Dictionary> {
  british ??= import('cspell-lib').then(async ({ getDefaultSettings, getDictionary }) => {
    const { dictionaryDefinitions = [] } = await getDefaultSettings(true);
    const all = await getDictionary({ dictionaryDefinitions, dictionaries: ['en-gb'], language: 'en-GB' });
    const exactly = (word: string) => all.has(word, { ignoreCase: false });
    // “weibull” is known only as a name, with its capital.
    const isName = (word: string) =>
      !exactly(word) && exactly(word.slice(0, 1).toUpperCase() + word.slice(1)) && !exactly(word.toLowerCase());
    return {
      has: (word) => all.has(word) && !isName(word),
      suggest: (word) => [...new Set(all.suggest(word, { numSuggestions: 6 }).map((each) => each.word))].filter((each) => each !== word),
    };
  });
  return british;
}
