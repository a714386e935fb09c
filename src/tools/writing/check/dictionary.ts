// cspell:ignore ational ations

import { type Content, linesIn } from '../model/content.ts';
import { DICTIONARY } from '../model/paths.ts';
import { cacheOf } from './cache.ts';

/** A word that may be meant, and how far it is from what is written: some 100 for each letter. */
export interface Suggestion {
  word: string;
  cost: number;
}

/** The dictionary takes a second to load, so its answers and suggestions are cached. */
const isRemembered = cacheOf<boolean>('spelling', import.meta.filename);
const suggestions = cacheOf<Suggestion[]>('suggestions', import.meta.filename);
const SUGGESTIONS = 6;
/** Suggestions take a tenth of a second each: a text in another language doesn't need any. */
const MOST_SUGGESTED = 40;

/** “center -> centre”: a word that is written another way here. */
export const WORDING = /^(\S.*?) -> (\S.*)$/;

export const dictionaryLines = ({ root }: Content): string[] => linesIn(root, DICTIONARY);

/** Words that the dictionary replaces, in lower case, and their replacements. */
export const wordingsOf = (content: Content) =>
  new Map(
    dictionaryLines(content).flatMap((line) => {
      const [, word, right] = WORDING.exec(line) ?? [];
      return word && right ? [[word.toLowerCase(), right] as const] : [];
    }),
  );

/** “Seamless pipe”: phrases that get no hints, on one line or two. */
export const phrasesOf = (content: Content): RegExp[] =>
  dictionaryLines(content).flatMap((line) =>
    /^\p{L}.* /u.test(line) && !WORDING.test(line) ? new RegExp(line.split(' ').map(RegExp.escape).join('\\s+'), 'gi') : [],
  );

/** Words that the British dictionary doesn't have, or has with a z where British English has an s, each with suggestions. */
export async function unknownWords(words: readonly string[]): Promise<Map<string, Suggestion[]>> {
  const unknown = new Map<string, Suggestion[]>();
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
  // “weibull” is known only as a name, with its capital; “lng” is known in capitals, which isn’t a matter of spelling.
  const isName = !isWord(word) && isWord(word.slice(0, 1).toUpperCase() + word.slice(1)) && !isWord(word.toLowerCase());
  const british = inBritish(word);
  return dictionary.has(word) && !isName && (british === word || !dictionary.has(british));
}

/** “organize” as “organise”; the dictionary has both. */
export const inBritish = (word: string) => word.replace(/(?<=^\p{L}{4,})iz(?=(?:e[drs]?|ers|ing|able|ational|ations?)$)/u, 'is');

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

async function suggestionsFor(word: string): Promise<Suggestion[]> {
  const dictionary = await loadDictionary();
  const british = inBritish(word);
  if (british !== word && dictionary.has(british)) return [{ word: british, cost: 0 }];
  // A word known only as a name is suggested as well.
  const suggested = dictionary.suggest(word, { numSuggestions: SUGGESTIONS }).filter((each) => each.word !== word);
  return withCapitals(word, suggested);
}

/** Loads what the first unknown word would otherwise wait for: the dictionary, and its index of suggestions (half a second together). */
export async function warmUpSpelling(): Promise<void> {
  (await loadDictionary()).suggest('bearing', { numSuggestions: 1 });
}

/** Suggestions without those that differ only in capitals. */
function withCapitals(word: string, suggestions: readonly Suggestion[]): Suggestion[] {
  const isName = /^\p{Lu}/u.test(word);
  const capitals = (each: Suggestion) => Number(/^\p{Lu}/u.test(each.word) === isName);
  const sorted = suggestions.toSorted((a, b) => capitals(b) - capitals(a));
  return suggestions.filter((each) => sorted.find((other) => other.word.toLowerCase() === each.word.toLowerCase()) === each);
}
