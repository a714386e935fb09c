// cspell:ignore ational ations
import fs from 'node:fs';
import path from 'node:path';
import { oncePer } from '../../../lib/once-per.ts';
import { cacheOf } from '../cache.ts';
import { type Entry, field, stringsIn } from '../entry.ts';
import { type Content, entriesOf } from '../model.ts';
import { DICTIONARY } from '../paths.ts';
import { atOffset, type Found, type Rule } from '../rule.ts';
import { type Text, textsIn } from '../texts.ts';
import { UNFINISHED } from './words.ts';

export const rules: Rule[] = [
  { id: 'spelling', check: spelling },
  { id: 'wording', check: wordings },
];

/** Words, with the apostrophes and the full stops within them. */
const WORD = /\p{L}[\p{L}\p{M}]*(?:[’'][\p{L}]+)*/gu;
/** What is no word of a language: web and email addresses, paths, file names, placeholders, codes with digits. */
const NO_WORD =
  /\S*(?:â€|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf])\S*|https?:\/\/\S+|&\w+;|\b(?:tel|mailto):\S*|\S+@\S+|www\.\S+|\{\w+\}|(?<=^|\s)\/[\w/-]+|[\w-]*\d[\w-]*|\b\w+\.(?:com|org|net|nl|example|pdf|ics)\b/g;

/** Which words the dictionary has, and what it suggests for others, is remembered: it takes a second to load. */
const isRemembered = cacheOf<boolean>('spelling', import.meta.filename);
const suggestions = cacheOf<string[]>('suggestions', import.meta.filename);
const SUGGESTIONS = 3;
/** Suggestions take a tenth of a second each: a text in another language needs none. */
const MOST_SUGGESTED = 40;

async function spelling(content: Content): Promise<Found[]> {
  const own = ownWords(content);
  const used = Map.groupBy(entriesOf(content).flatMap(wordsIn), ({ word }) => word);
  const replacedHere = wordingsOf(content);
  for (const word of used.keys())
    if (own.has(word) || own.has(word.toLowerCase()) || replacedHere.has(word.toLowerCase())) used.delete(word);
  const unknown = await unknownWords([...used.keys()]);
  const names = new Map([...own].map((word) => [word.toLowerCase(), word] as const));
  return [...unknown].flatMap(([word, suggested]) => {
    // A name that was written with other capitals is meant.
    const name = names.get(word.toLowerCase());
    const suggestions = name ? [name] : suggested;
    const british = inBritish(word);
    const places = used.get(word) ?? [];
    // Titles of literature keep the spelling they have.
    if (british !== word && suggestions[0] === british)
      return places
        .filter(({ text }) => text.entry.collection !== 'literature')
        .map(({ text, offset }) => replaced(text, offset, word, british));
    return places.map(({ text, offset }) =>
      atOffset(
        text.source,
        offset,
        `“${word}” is in no dictionary.`,
        `${suggestions.length > 0 ? `Did you mean ${suggestions.map((each) => `“${each}”`).join(', ')}? ` : ''}If it is right, add a line with it to ${DICTIONARY}.`,
      ),
    );
  });
}

interface Used {
  word: string;
  text: Text;
  offset: number;
}

/** The words of an entry that a dictionary is asked for. */
const wordsIn = oncePer((entry: Entry): Used[] =>
  textsIn(entry).flatMap((text) => {
    const plain = [NO_WORD, ...UNFINISHED.map(({ pattern }) => pattern)].reduce(
      (raw, pattern) => raw.replace(pattern, (match) => ' '.repeat(match.length)),
      text.raw,
    );
    return [...plain.matchAll(WORD)].flatMap((match) => {
      const word = match[0].replace(/’/g, "'").replace(/'s$/, '');
      return word.length < 3 || isCode(word) || /[^\p{Script=Latin}\p{M}'’]/u.test(word)
        ? []
        : [{ word, text, offset: text.start + match.index }];
    });
  }),
);

/** Abbreviations and symbols: "ISO", "kPa", "LNGs", "IMechE". */
const isCode = (word: string) => word === 'etc' || /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}/u.test(word) || UNIT.test(word);
const UNIT = /^(?:[kMGmµ]?(?:Pa|Hz|Wh?|Nm?|J|V|A|bar[ag]?|mol|m|g|s)|rms|rpm|cpm|ppm[vw]?)$/;

/** The firm's own words: its dictionary, and the names of people, clients and places in its entries. */
function ownWords(content: Content): Set<string> {
  const lines = dictionaryLines(content);
  const names = entriesOf(content).flatMap(({ collection, data }) => {
    if (collection === 'team' || collection === 'clients') return [field(data, 'name')];
    if (collection === 'literature') return authorsIn(data);
    if (field(data, 'kind') === 'company')
      return [...NAMES.map((key) => field(data, key)), ...Object.values((field(data, 'address') as object) ?? {})];
    if (field(data, 'kind') === 'embeds') return ['booking', 'form', 'analytics'].map((key) => field(data, key, 'vendor'));
    return [];
  });
  const words = [
    ...lines.filter((line) => !line.startsWith('#')).map((line) => line.replace(WORDING, '$2')),
    ...names.filter((name) => typeof name === 'string'),
  ];
  return new Set(words.flatMap((text) => [...text.matchAll(WORD)].map(([word]) => word.replace(/’/g, "'"))));
}

/** Names in a title of the literature: the words that begin with a capital. */
const authorsIn = (data: unknown): string[] => stringsIn(data).flatMap((text) => text.match(/\p{Lu}\p{L}+/gu) ?? []);

const NAMES = ['name', 'shortName', 'legalName'];

/** Suggestions without those that differ in their capitals alone. */
function withCapitals(word: string, suggestions: readonly string[]): string[] {
  const isName = /^\p{Lu}/u.test(word);
  const capitals = (text: string) => Number(/^\p{Lu}/u.test(text) === isName);
  const sorted = suggestions.toSorted((a, b) => capitals(b) - capitals(a));
  return suggestions.filter((each) => sorted.find((other) => other.toLowerCase() === each.toLowerCase()) === each);
}

/** “center -> centre”: a word that is written another way here. */
const WORDING = /^(\S.*?) -> (\S.*)$/;

function dictionaryLines({ root }: Content): string[] {
  const file = path.join(root, DICTIONARY);
  return fs.existsSync(file)
    ? fs
        .readFileSync(file, 'utf8')
        .split(/\r?\n/)
        .map((line) => line.trim())
    : [];
}

/** What the dictionary replaces, in small letters, and by what. */
const wordingsOf = (content: Content) =>
  new Map(
    dictionaryLines(content).flatMap((line) => {
      const [, word, right] = WORDING.exec(line) ?? [];
      return word && right ? [[word.toLowerCase(), right] as const] : [];
    }),
  );

/** Words and phrases that the dictionary replaces by others; names, such as “Johnson Space Center”, are left. */
function wordings(content: Content): Found[] {
  const instead = wordingsOf(content);
  if (instead.size === 0) return [];
  const words = [...instead.keys()].map((word) => RegExp.escape(word));
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}-])(?:${words.join('|')})(?![\\p{L}\\p{M}-])`, 'giu');
  return entriesOf(content)
    .flatMap(textsIn)
    .flatMap((text) =>
      [...text.raw.matchAll(pattern)].flatMap((match) => {
        const right = instead.get(match[0].toLowerCase());
        return right && !isOfName(text.raw, match) ? [replaced(text, text.start + match.index, match[0], right)] : [];
      }),
    );
}

/** “Center” in “Johnson Space Center”, “Pearl Harbor”: a word with a capital, within a sentence or before another one. */
const isOfName = (raw: string, { 0: word, index }: RegExpExecArray) =>
  /^\p{Lu}\p{Ll}/u.test(word) &&
  (/[\p{L}\d,;][ \u00a0]$/u.test(raw.slice(0, index)) || /^ \p{Lu}\p{Ll}/u.test(raw.slice(index + word.length)));

/** A word that is written another way here, with the capitals it has. */
function replaced({ source }: Text, start: number, word: string, right: string): Found {
  const isUpper = /^\p{Lu}{2}/u.test(word);
  const written = isUpper ? right.toUpperCase() : /^\p{Lu}/u.test(word) ? right.slice(0, 1).toUpperCase() + right.slice(1) : right;
  const fix = { start, end: start + word.length, text: written };
  return { severity: 'hint', ...atOffset(source, start, `“${word}” is written “${written}” here.`, `Write “${written}”.`, fix) };
}

/** “Seamless pipe”: phrases in which no hint is given, in small letters. */
export const phrasesOf = (content: Content): string[] =>
  dictionaryLines(content).flatMap((line) => (/^\p{L}.* /u.test(line) && !WORDING.test(line) ? [line.toLowerCase()] : []));

/** Words that the British dictionary doesn't have, or has and British English writes with an s, each with what may have been meant. */
async function unknownWords(words: readonly string[]): Promise<Map<string, string[]>> {
  const unknown = new Map<string, string[]>();
  for (const word of words) {
    if (await isRemembered.get(word, async () => isKnown(word, await loadDictionary()))) continue;
    unknown.set(word, unknown.size < MOST_SUGGESTED ? await suggestions.get(word, () => suggestionsFor(word)) : []);
  }
  isRemembered.save();
  suggestions.save();
  return unknown;
}

function isKnown(word: string, dictionary: BritishDictionary): boolean {
  const isWord = (each: string) => dictionary.has(each, { ignoreCase: false });
  // “weibull” is known only as a name, with its capital; “lng” is known in capitals, which is no matter of spelling.
  const isName = !isWord(word) && isWord(word.slice(0, 1).toUpperCase() + word.slice(1)) && !isWord(word.toLowerCase());
  const british = inBritish(word);
  return dictionary.has(word) && !isName && (british === word || !dictionary.has(british));
}

/** “organize” as “organise”; the dictionary has both. */
const inBritish = (word: string) => word.replace(/(?<=^\p{L}{4,})iz(?=(?:e[drs]?|ers|ing|able|ational|ations?)$)/u, 'is');

type BritishDictionary = Awaited<ReturnType<typeof import('cspell-lib')['getDictionary']>>;

let british: Promise<BritishDictionary> | undefined;
/** The British dictionary: loaded when a word is not in the cache, once in each process. */
function loadDictionary(): Promise<BritishDictionary> {
  british ??= import('cspell-lib').then(async ({ getDefaultSettings, getDictionary }) => {
    const { dictionaryDefinitions = [] } = await getDefaultSettings(true);
    return getDictionary({ dictionaryDefinitions, dictionaries: ['en-gb'], language: 'en-GB' });
  });
  return british;
}

async function suggestionsFor(word: string): Promise<string[]> {
  const dictionary = await loadDictionary();
  const british = inBritish(word);
  if (british !== word && dictionary.has(british)) return [british];
  const suggested = dictionary.suggest(word, { numSuggestions: 2 * SUGGESTIONS }).map((each) => each.word);
  return withCapitals(word, suggested).slice(0, SUGGESTIONS);
}

/** Loads what the first unknown word would otherwise wait for: the dictionary, and its index of suggestions (half a second together). */
export async function warmUpSpelling(): Promise<void> {
  (await loadDictionary()).suggest('bearing', { numSuggestions: 1 });
}
