// cspell:disable

import { oncePer } from '../../../lib/once-per.ts';
import type { Entry } from '../entry.ts';
import { byForms, type Form } from '../forms.ts';
import { type Content, entriesOf } from '../model.ts';
import { atOffset, type Found, type Rule } from '../rule.ts';
import { eachPassage, type Passage, textsIn } from '../texts.ts';

/**
 * Words that every dictionary has, and that are wrong where they stand. These are guesses from the words around them, and a text can be
 * right all the same: hence warnings, which stop nothing, and no automatic repair where the word depends on its meaning.
 */
export const rules: Rule[] = [
  { id: 'usage', severity: 'hint', finds: 'words taken for others, and grammar', check: (content) => byForms(content, USAGE) },
  { id: 'emphasis', severity: 'hint', finds: 'single words in capital letters', check: emphasis },
  { id: 'question', severity: 'hint', finds: 'questions without their mark', check: eachPassage((passage) => questions(passage)) },
];

/** Things of this trade, in the plural. */
const THINGS =
  'machines|bearings|pumps|turbines|compressors|seals|valves|blades|rotors|trains|trips|engineers|operators|motors|couplings|impellers|failures|gearboxes|shafts|plants';

/** Words that no text about machines means, and what was meant. */
const CONFUSED: Record<string, string> = {
  manger: 'manager',
  pubic: 'public',
  asses: 'assess',
  costumer: 'customer',
  costumers: 'customers',
  steal: 'steel',
  vale: 'valve',
  pomp: 'pump',
  sheer: 'shear',
  gage: 'gauge',
  dairy: 'diary',
  fist: 'first',
  stationery: 'stationary',
  discreet: 'discrete',
  singed: 'signed',
  baring: 'bearing',
  barings: 'bearings',
  untied: 'united',
  wok: 'work',
  casual: 'causal',
};

/** A word that is another one; the repair gives the right one, with the capital of the wrong one. */
const instead = (pattern: RegExp, right: string): Form => {
  const written = (match: string) => (/^\p{Lu}/u.test(match) ? right[0]?.toUpperCase() + right.slice(1) : right);
  return {
    pattern,
    message: (match) => `“${match}” is not the word that belongs here.`,
    repair: (match) => `Write “${written(match)}”.`,
  };
};

const USAGE: Form[] = [
  {
    pattern: /\b[Ii]t[’']s\b/g,
    message: (match) => `“${match}” is short for “it is”; what belongs to it is “its”.`,
    repair: (match) => `Write “${match[0]}ts”, or “${match[0]}t is” if that is meant.`,
  },
  instead(/\b[Ii]ts(?= (?:not|a|an|the|been|being|possible|impossible|clear|now known|not known)\b(?!-))/g, 'it is'),
  instead(/\b[Tt]here(?= (?:own|\p{Ll}{3,}s (?:had|have|were|are|ran|failed)|bearings?|machines?|plants?|sites?)\b)/gu, 'their'),
  instead(/\b[Tt]heir(?= (?:is|was|are|were|has|have|had)\b)/g, 'there'),
  instead(/(?<=\b(?:may|can|will|could|would|might|must|should|not) )loose\b/g, 'lose'),
  instead(/(?<=\b(?:[Aa]n|[Tt]he|no|this|little|any|its) )affect\b/g, 'effect'),
  instead(/(?<=\b(?:may|can|will|could|would|might|not|does|did) )effect\b/g, 'affect'),
  instead(/\b[Pp]rinciple(?= (?:engineer|consultant|author|cause|reason)s?\b)/g, 'principal'),
  instead(/(?<=\b(?:[Tt]his|[Tt]hat|[Ii]t|[Hh]e|[Ss]he|has|have|had|was) )lead(?= (?:to|us|them)\b)/g, 'led'),
  instead(/\byou[’']?re(?= (?:machines?|plant|own|site|data|team|engineers?)\b)/g, 'your'),
  instead(/\b[Ww]ho[’']s(?= (?:machine|plant|job|task|name)\b)/g, 'whose'),
  instead(
    /(?<=\b(?:is|was|are|were|been|ran|far) )to(?= (?:much|many|late|small|large|high|low|hot|cold|short|long|early|often|close)\b)/g,
    'too',
  ),
  instead(/(?<=\b(?:they|we|you) )where\b/g, 'were'),
  instead(/(?<=\b(?:shut|switched|turned|fell|cut it) )of(?= (?:the|at|in|and|on)\b)/g, 'off'),
  instead(/(?<=\b(?:ranges?|ranging|away|far|comes?|came|apart|different|rose|fell|taken) )form\b|\bform(?= \d)/g, 'from'),
  instead(new RegExp(`\\bless(?= (?:${THINGS})\\b)`, 'g'), 'fewer'),
  instead(new RegExp(`\\bmuch(?= (?:${THINGS})\\b)`, 'g'), 'many'),
  instead(new RegExp(`\\b[Tt]his(?= (?:${THINGS})\\b(?! \\p{Ll}+s\\b))`, 'gu'), 'these'),
  {
    pattern: new RegExp(`\\b[Aa]n? (?:${THINGS})\\b(?![’'])`, 'g'),
    message: (match) => `“${match}”: one, and more than one.`,
    repair: (match) => `Take “${match.split(' ')[0]}” out, or write of one: “${match.replace(/(?<=x)es$|s$/, '')}”.`,
  },
  {
    pattern: new RegExp(`(?<=^|[.!?] )The (?:${THINGS}) (?:was|is|has)\\b|\\b(?:[Tt]hey|[Ww]e|[Tt]hese|[Tt]hose) (?:was|is|has)\\b`, 'g'),
    message: (match) => `“${match}”: more than one, and a verb for one.`,
    repair: (match) => `Write “${match.replace(/(?:was|is|has)$/, (verb) => ({ was: 'were', is: 'are', has: 'have' })[verb] ?? verb)}”.`,
    unless: (match, { raw }) => /\b(?:of|and) $/.test(raw.slice(0, match.index)),
  },
  {
    pattern: /(?<=^|[.!?] )(?:He|She|It) (?:were|are|have)\b/g,
    message: (match) => `“${match}”: one, and a verb for more than one.`,
    repair: (match) => `Write “${match.replace(/(?:were|are|have)$/, (verb) => ({ were: 'was', are: 'is', have: 'has' })[verb] ?? verb)}”.`,
  },
  {
    pattern: /\b(?:a the|the an?)\b(?! (?:\p{Lu}|and|or)\b)/gu,
    message: (match) => `“${match}”: two articles.`,
    repair: () => 'Keep one of them.',
  },
  {
    pattern: /(?<=^|[.?!,] |\b(?:[Aa]nd|[Tt]hen|[Ww]hen|[Tt]hat|[Aa]s|[Bb]ut|[Ww]here) )i(?= \p{Ll}{2,})/gu,
    message: () => 'The word I is written with a capital.',
    repair: () => 'Write “I”, or who it was.',
    fix: () => 'I',
    unless: (_match, { path }) => path.includes('where'),
  },
  {
    pattern: new RegExp(`\\b(?:${Object.keys(CONFUSED).join('|')})\\b`, 'gi'),
    message: (match) => `“${match}” is a word, but hardly the one that is meant.`,
    repair: (match) => `Write “${CONFUSED[match.toLowerCase()]}”, or say it in another way.`,
    unless: ([match], { raw, path }) => /^\p{Lu}/u.test(match) && (path.includes('references') || !raw.startsWith(match)),
  },
  {
    pattern: /(?<=\bbetween (?:[\d.,]+(?: ?[^\d\s.,]{1,5})?) )to(?= \d)/g,
    message: () => 'What begins with “between” goes on with “and”.',
    repair: () => 'Write “and”.',
  },
  {
    pattern: /(?<![\w.])(?:i\. ?e\.|e\. ?g\.|E\. ?g\.)/g,
    message: (match) => `“${match}” is written out here.`,
    repair: (match) => `Write “${/i/i.test(match) ? 'that is' : 'for example'}”.`,
    fix: ([match]) => (/i/i.test(match) ? 'that is' : 'for example'),
  },
  {
    pattern: /\b[Nn]r\.?(?= ?\d)/g,
    message: (match) => `“${match}” is no English word.`,
    repair: () => 'Write “number”, or leave it out.',
    fix: () => 'number',
  },
  {
    pattern: /,? and etc\b\.?/g,
    message: () => '“etc.” holds an “and” already.',
    repair: () => 'Write “and so on”, or name what is meant.',
    fix: () => ' and so on',
  },
  {
    pattern: /\b[Ww]hitepapers?\b|\b[Ww]eb-sites?\b/g,
    message: (match) => `“${match}” is written another way here.`,
    repair: (match) => `Write “${usual(match)}”.`,
    fix: ([match]) => usual(match),
    unless: (_match, { entry }) => entry.collection === 'settings',
  },
  {
    pattern: /(?<=\p{L})‘(?=\p{L})/gu,
    message: () => 'The apostrophe is turned the wrong way.',
    repair: () => 'Write ’.',
    fix: () => '’',
  },
  {
    pattern: /[«»„‟‹›]/g,
    message: (match) => `“${match}” is a quotation mark of another language.`,
    repair: () => 'Write “ before the words and ” behind them.',
  },
  {
    pattern: /;{2,}|(?<=\p{L}):{2,}(?=\s)|%{2,}/gu,
    message: (match) => `“${match}”: the sign stands twice.`,
    repair: () => 'Keep one of them.',
    fix: ([match]) => match.slice(0, 1),
  },
  {
    pattern: /(?<=\p{Ll}{2})- (?=(?!and\b|or\b|to\b|but\b|nor\b)\p{Ll}{2})/gu,
    message: () => 'A space stands behind the hyphen.',
    repair: () => 'Take the space out, or write – with a space on both sides.',
    fix: () => '-',
  },
  {
    pattern: /(?<=\p{Ll}{2}[?!]) (?=\p{Ll}{2,})/gu,
    message: () => 'The sentence begins with a small letter.',
    repair: () => 'Begin it with a capital.',
  },
  {
    pattern: /(?<=\p{Ll}{2})!(?=\s|$)/gu,
    message: () => 'An exclamation mark: this site states, it doesn’t call out.',
    repair: () => 'Write a full stop.',
    fix: () => '.',
    unless: (_match, { path }) => path.length > 0,
  },
  {
    pattern: /(?<=^|\s)(\d{1,3})(st|nd|rd|th)\b/g,
    message: (match) => `“${match}” has the ending of another number.`,
    repair: (match) => `Write “${Number.parseInt(match, 10)}${ending(Number.parseInt(match, 10))}”, or the word.`,
    fix: ([, number = '']) => number + ending(Number(number)),
    unless: ([, number, end], { path }) => ending(Number(number)) === end || path.at(-1) === 'updated',
  },
  {
    pattern: /\b(?:19|20)\d0[’']s\b/g,
    message: (match) => `“${match}” is no genitive.`,
    repair: (match) => `Write “${match.slice(0, 4)}s”.`,
    fix: ([match]) => `${match.slice(0, 4)}s`,
  },
  {
    pattern: /\b(\d\d):(\d\d)\b/g,
    message: (match) => `No clock shows ${match}.`,
    repair: () => 'Correct the hour or the minute.',
    unless: ([, hour, minute]) => Number(hour) < 24 && Number(minute) < 60,
  },
  {
    pattern: /\b(\d\d:\d\d) to (\d\d:\d\d)\b/g,
    message: (match) => `“${match}” ends before it begins.`,
    repair: (match) => `Write “${match.slice(-5)} to ${match.slice(0, 5)}”, or correct one of the two.`,
    unless: ([, from = '', to = '']) => from < to,
  },
  {
    pattern: /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?/g,
    message: (match) => `“${match}” is a time of another country.`,
    repair: () => 'Write the hour of 24, such as 17:00.',
  },
  {
    pattern: /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (\d{1,2} \p{Lu}\p{Ll}+ \d{4})\b/gu,
    message: (match) => `“${match}” was another day of the week.`,
    repair: (match) => `${match.replace(/^\S+?,? /, '')} was a ${weekday(match.replace(/^\S+?,? /, ''))}: correct one of the two.`,
    unless: ([, day = '', date = '']) => ['', `${day}day`].includes(weekday(date)),
  },
];

const usual = (match: string) => match.replace(/hitep/, 'hite p').replace('-', '');
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weekday = (date: string) => DAYS[new Date(`${date} UTC`).getUTCDay()] ?? '';
const ending = (number: number) => (number % 100 >= 11 && number % 100 <= 13 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[number % 10] ?? 'th'));

/** Words in capitals that are no abbreviations, besides those that the content writes in small letters elsewhere. */
const LOUD: ReadonlySet<string> = new Set([
  'very',
  'not',
  'never',
  'always',
  'only',
  'must',
  'important',
  'free',
  'best',
  'note',
  'warning',
]);

/** A word that so many entries write in small letters is no abbreviation. */
const USUAL = 4;

const lowerIn = oncePer((entry: Entry) => new Set(textsIn(entry).flatMap(({ raw }) => raw.match(/\b\p{Ll}{3,}\b/gu) ?? [])));
const shoutedIn = oncePer((entry: Entry) =>
  textsIn(entry).flatMap(({ source, start, raw }) =>
    /\p{Ll}/u.test(raw)
      ? [...raw.matchAll(/(?<![\p{L}\d./<[-]|\d )\p{Lu}{3,}(?![\p{L}\d/-])/gu)].map(({ 0: word, index }) => ({
          source,
          word,
          at: start + index,
        }))
      : [],
  ),
);

/** A word in capital letters that is written in small ones elsewhere is stressed, not abbreviated. */
function emphasis(content: Content): Found[] {
  const entries = entriesOf(content).filter(({ collection }) => collection !== 'settings' && collection !== 'clients');
  return entries.flatMap(shoutedIn).flatMap(({ source, word, at }) => {
    const small = word.toLowerCase();
    if (!LOUD.has(small) && entries.filter((entry) => lowerIn(entry).has(small)).length < USUAL) return [];
    return [
      atOffset(source, at, `“${word}” is in capital letters.`, `Write “${small}”, or *${small}* to stress it.`, {
        start: at,
        end: at + word.length,
        text: small,
      }),
    ];
  });
}

const QUESTION =
  /(?<=^|[.?!] )(?:What|Why|How|Who|When|Where) (?:(?:does|do|did|can|should|will|would) |(?:is|are|was|were) (?:the|it|this|that|they) )[^.?!:;]{3,120}\.(?=\s|$)/g;

/** “What does a trip weigh.” */
const questions = ({ source, start, raw, path }: Passage): Found[] =>
  path.length > 0
    ? []
    : [...raw.matchAll(QUESTION)].map(({ 0: words, index }) => {
        const stop = start + index + words.length - 1;
        return atOffset(source, stop, `The question ends in a full stop: “${words.slice(0, 60)}”`, 'Write a question mark.', {
          start: stop,
          end: stop + 1,
          text: '?',
        });
      });
