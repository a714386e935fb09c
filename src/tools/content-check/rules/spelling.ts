// cspell:ignore yrs kgs mln dont doesnt didnt isnt wasnt thats
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { oncePer } from '../../../lib/once-per.ts';
import { type Entry, field } from '../entry.ts';
import { type Content, entriesOf } from '../model.ts';
import { DICTIONARY } from '../paths.ts';
import { atOffset, type Found, type Rule } from '../rule.ts';
import { type Text, textsIn } from '../texts.ts';
import { BRITISH } from './british.ts';

export const rules: Rule[] = [
  { id: 'spelling', severity: 'warning', finds: 'words that no dictionary has', check: spelling },
  { id: 'dictionary', severity: 'warning', finds: 'lines of the firm’s dictionary that say nothing', check: dictionary },
];

/** Words, with the apostrophes and the full stops within them. */
const WORD = /\p{L}[\p{L}\p{M}]*(?:[’'][\p{L}]+)*/gu;
/** What is no word of a language: web and email addresses, paths, file names, placeholders, codes with digits. */
const NO_WORD =
  /\S*(?:â€|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf])\S*|https?:\/\/\S+|&\w+;|\b(?:tel|mailto):\S*|\S+@\S+|www\.\S+|\{\w+\}|(?<=^|\s)\/[\w/-]+|[\w-]*\d[\w-]*|\b\w+\.(?:com|org|net|nl|example|pdf|ics)\b/g;

/** Raised when the rule knows other words: what was remembered before is then forgotten. */
const VERSION = '2';
/** Where words that were found in the dictionary are remembered: it takes a second to load. */
const CACHE = '.cache/spelling.json';
const SUGGESTIONS = 3;

/** Short forms that a dictionary takes for misspelt words of other meanings. */
const SHORT: Record<string, string> = {
  hrs: 'h',
  mins: 'min',
  yrs: 'years',
  kgs: 'kg',
  mln: 'million',
  approx: 'about',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  wasnt: 'was not',
  thats: 'that is',
};

async function spelling(content: Content): Promise<Found[]> {
  const own = ownWords(content);
  const used = Map.groupBy(entriesOf(content).flatMap(wordsIn), ({ word }) => word);
  for (const word of used.keys()) if (own.has(word) || own.has(word.toLowerCase())) used.delete(word);
  const unknown = await unknownWords([...used.keys()]);
  const names = new Map([...own].map((word) => [word.toLowerCase(), word] as const));
  return [...unknown].flatMap(([word, suggested]) => {
    // A name that was written with other capitals is meant.
    const name = names.get(word.toLowerCase());
    const usual = SHORT[word.toLowerCase()];
    const suggestions = name ? [name] : usual ? [usual] : suggested;
    return (used.get(word) ?? []).map(({ text, offset }) =>
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
    const plain = text.raw.replace(NO_WORD, (match) => ' '.repeat(match.length));
    return [...plain.matchAll(WORD)].flatMap((match) => {
      const word = match[0].replace(/’/g, "'").replace(/'s$/, '');
      return word.length < 3 || BRITISH.has(word.toLowerCase()) || isCode(word) ? [] : [{ word, text, offset: text.start + match.index }];
    });
  }),
);

/** Abbreviations and symbols: "ISO", "kPa", "LNGs", "IMechE". */
const isCode = (word: string) => word === 'etc' || /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}/u.test(word) || UNIT.test(word);
const UNIT = /^(?:[kMGmµ]?(?:Pa|Hz|Wh?|Nm?|J|V|A|bar[ag]?|mol|m|g|s)|rms|rpm|cpm|ppm[vw]?)$/;

/** The firm's own words: its dictionary, and the names of people, clients and places in its entries. */
function ownWords(content: Content): Set<string> {
  const file = path.join(content.root, DICTIONARY);
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split(/\r?\n/) : [];
  const names = entriesOf(content).flatMap(({ collection, data }) => {
    if (collection === 'team' || collection === 'clients') return [field(data, 'name')];
    if (collection === 'papers') return authorsIn(field(data, 'references'));
    if (collection === 'testimonials') return [field(data, 'country')];
    if (field(data, 'kind') === 'company')
      return [...NAMES.map((key) => field(data, key)), ...Object.values((field(data, 'address') as object) ?? {})];
    if (field(data, 'kind') === 'embeds') return ['booking', 'form', 'analytics'].map((key) => field(data, key, 'vendor'));
    return [];
  });
  const words = [...lines.filter((line) => !line.startsWith('#')), ...names.filter((name) => typeof name === 'string')];
  return new Set(words.flatMap((text) => [...text.matchAll(WORD)].map(([word]) => word.replace(/’/g, "'"))));
}

/** Names in the list of literature: the words that begin with a capital. */
function authorsIn(references: unknown): string[] {
  const texts = Array.isArray(references) ? references.flatMap((each) => [field(each, 'id'), field(each, 'title')]) : [];
  return texts.flatMap((text) => (typeof text === 'string' ? (text.match(/\p{Lu}\p{L}+/gu) ?? []) : []));
}

const NAMES = ['name', 'shortName', 'legalName'];

/** Suggestions without those that differ in their capitals alone. */
function withCapitals(word: string, suggestions: readonly string[]): string[] {
  const isName = /^\p{Lu}/u.test(word);
  const capitals = (text: string) => Number(/^\p{Lu}/u.test(text) === isName);
  const sorted = suggestions.toSorted((a, b) => capitals(b) - capitals(a));
  return suggestions.filter((each) => sorted.find((other) => other.toLowerCase() === each.toLowerCase()) === each);
}

/** A line of the dictionary that stands twice or is no single word. */
function dictionary(content: Content): Found[] {
  const file = path.join(content.root, DICTIONARY);
  const seen = new Map<string, number>();
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split(/\r?\n/) : [];
  return lines.flatMap((text, i) => {
    const word = text.trim();
    const at = (message: string, repair: string): Found => ({ file: DICTIONARY, line: i + 1, column: 1, message, repair });
    if (!word || word.startsWith('#')) return [];
    if (!/^\p{L}[\p{L}\p{M}’'-]*$/u.test(word))
      return [at(`“${word}” is no single word.`, 'Write one word a line; words with figures and abbreviations in capitals need no line.')];
    const first = seen.get(word.toLowerCase());
    if (first === undefined) seen.set(word.toLowerCase(), i + 1);
    return first === undefined ? [] : [at(`“${word}” stands on line ${first} already.`, 'Take one of the two out.')];
  });
}

/** Words that the British dictionary doesn't have, each with what may have been meant. */
async function unknownWords(words: readonly string[]): Promise<Map<string, string[]>> {
  const key = crypto.createHash('sha256').update(VERSION).update(fs.readFileSync('package-lock.json')).digest('hex').slice(0, 16);
  const known = new Set(readCache(key));
  const open = words.filter((word) => !known.has(word));
  if (open.length === 0) return new Map();
  const dictionary = await loadDictionary();
  const isWord = (word: string) => dictionary.has(word, { ignoreCase: false });
  // “weibull” is known only as a name, with its capital; “lng” is known in capitals, which is no matter of spelling.
  const isName = (word: string) => !isWord(word) && isWord(word.slice(0, 1).toUpperCase() + word.slice(1));
  const unknown = open.filter((word) => !dictionary.has(word) || (isName(word) && !isWord(word.toLowerCase())));
  const good = open.filter((word) => !unknown.includes(word));
  if (good.length > 0) writeCache(key, [...known, ...good]);
  return new Map(
    unknown.map((word, i) => [
      word,
      // Suggestions take a tenth of a second each: a text in another language needs none.
      i < 40 ? suggestionsFor(word, dictionary) : [],
    ]),
  );
}

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

const suggestions = new Map<string, string[]>();
function suggestionsFor(word: string, dictionary: BritishDictionary): string[] {
  const made = suggestions.get(word) ?? dictionary.suggest(word, { numSuggestions: 2 * SUGGESTIONS }).map((each) => each.word);
  suggestions.set(word, made);
  return withCapitals(word, made).slice(0, SUGGESTIONS);
}

/** Loads what the first unknown word would otherwise wait for: the dictionary, and its index of suggestions (half a second together). */
export async function warmUpSpelling(): Promise<void> {
  (await loadDictionary()).suggest('bearing', { numSuggestions: 1 });
}

function readCache(key: string): string[] {
  try {
    const cache = JSON.parse(fs.readFileSync(CACHE, 'utf8')) as { key: string; words: string[] };
    return cache.key === key ? cache.words : [];
  } catch {
    return [];
  }
}

function writeCache(key: string, words: string[]): void {
  fs.mkdirSync(path.dirname(CACHE), { recursive: true });
  fs.writeFileSync(`${CACHE}.${process.pid}`, JSON.stringify({ key, words: words.sort() }));
  fs.renameSync(`${CACHE}.${process.pid}`, CACHE);
}
