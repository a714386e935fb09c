// cspell:ignore ould hould ight barg elsius aeio bcdfgjklpqtvwyz
import { byForms, type Form } from '../forms.ts';
import type { Rule } from '../rule.ts';

export const rules: Rule[] = [
  {
    id: 'form',
    severity: 'hint',
    finds: 'words and signs that this site writes another way',
    check: (content) => byForms(content, FORMS),
  },
  { id: 'space', severity: 'hint', finds: 'spaces that don’t belong', check: (content) => byForms(content, SPACES) },
  {
    id: 'character',
    severity: 'warning',
    finds: 'characters that nobody typed on purpose',
    check: (content) => byForms(content, CHARACTERS),
  },
];

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const FORMS: Form[] = [
  {
    pattern: /\b(API|ISO|ASME|IEC|IEEE|DNV)-(?=\d)/g,
    message: (match) => `“${match}” has a hyphen before the number of the standard.`,
    repair: (match) => `Write “${match.slice(0, -1)} ”, with a space.`,
    fix: ([, publisher = '']) => `${publisher} `,
  },
  {
    pattern: /\b[Ee]-[Mm]ail(?=s?\b)/g,
    message: (match) => `“${match}” is written without a hyphen here.`,
    repair: (match) => `Write “${match[0]}mail”.`,
    fix: ([match]) => `${match[0]}mail`,
  },
  {
    pattern: /\b(?:[Ww]eb site|[Oo]n-line|[Oo]ff shore|[Oo]n shore|[Cc]o-operate)\b/g,
    message: (match) => `“${match}” is one word here.`,
    repair: (match) => `Write “${match.replace(/[ -]/, '')}”.`,
    fix: ([match]) => match.replace(/[ -]/, ''),
  },
  {
    pattern: /\b(?:CO₂|H₂S|SO₂|NOₓ)/g,
    message: (match) => `“${match}” is written with plain figures here.`,
    repair: (match) => `Write “${plainFigures(match)}”.`,
    fix: ([match]) => plainFigures(match),
  },
  {
    pattern: /(?<=\p{L})'(?=(?:s|t|re|ve|ll|d|m)\b)/gu,
    message: () => 'The apostrophe is straight.',
    repair: () => 'Write ’.',
    fix: () => '’',
  },
  {
    pattern: /\b(\p{L}{2,})\s+\1\b/giu,
    message: (match) => `“${match.replace(/\s+/g, ' ')}”: the word stands twice.`,
    repair: () => 'Take one out.',
    fix: ([, word = '']) => word,
    unless: ([, word = '']) => ['that', 'had', 'very'].includes(word) || /^\p{Lu}{2}/u.test(word),
  },
  {
    pattern: /(?<=\p{L}s)'(?=\s\p{Ll})/gu,
    message: () => 'The apostrophe is straight.',
    repair: () => 'Write ’.',
    fix: () => '’',
  },
  {
    pattern: /\\?"([^"\n]+?)\\?"/g,
    message: () => 'The quotation marks are straight.',
    repair: () => 'Write “ and ”.',
    fix: ([, words = '']) => `“${words}”`,
    // In a field the first and the last are YAML's own.
    unless: (match, { raw, path }) => path.length > 0 && (match.index === 0 || (match.index ?? 0) + match[0].length === raw.length),
  },
  {
    pattern: /\ba (?=[aeio]\p{Ll})(?!one\b|once\b|eu|uni|use|(?:above|after|and|are|as|at|if|in|is|of|on|or|over)\b)\p{Ll}+/gu,
    message: (match) => `“${match}”: the word begins with a vowel.`,
    repair: (match) => `Write “an${match.slice(1)}”.`,
    fix: ([match]) => `an${match.slice(1)}`,
  },
  {
    pattern: /\b[Aa]n (?=[bcdfgjklpqtvwyz]\p{Ll})\p{Ll}+/gu,
    message: (match) => `“${match}”: the word begins with a consonant.`,
    repair: (match) => `Write “${match.replace('n', '')}”.`,
    fix: ([match]) => match.replace('n', ''),
  },
  {
    pattern: /(?<=\p{L})\.{3}/gu,
    message: () => 'The ellipsis is three full stops.',
    repair: () => 'Write … as one character.',
    fix: () => '…',
  },
  {
    pattern: /(?<= )-{1,3}(?= \p{L})|(?<=\p{L})--(?=\p{L})/gu,
    message: () => 'A hyphen stands where a dash belongs.',
    repair: () => 'Write –.',
    fix: () => '–',
  },
  {
    pattern: /[!?]{2,}|(?<=\p{L})\.{2}(?!\.)|,{2,}/gu,
    message: (match) => `“${match}”: the punctuation mark stands twice.`,
    repair: () => 'Keep one of them.',
    fix: ([match]) => match.slice(0, 1),
    unless: ([match]) => match.startsWith('???'),
  },
  {
    pattern: /[!?;:,]\.(?!\.)/g,
    message: (match) => `“${match}”: two punctuation marks stand together.`,
    repair: () => 'Keep one of them.',
    fix: ([match]) => match.slice(0, 1),
  },
  {
    pattern: / *— */g,
    message: () => 'The dash is the long one of American books.',
    repair: () => 'Write – with a space on both sides.',
    fix: () => ' – ',
  },
  {
    pattern: /(?<=^|[\s(])-(?=\d)/g,
    message: () => 'A hyphen stands where a minus belongs.',
    repair: () => 'Write − or the word minus.',
    fix: () => '−',
  },
  {
    pattern: /(?<=\d)(?: x |x)(?=\d)/g,
    message: () => 'The letter x stands for “times”.',
    repair: () => 'Write × with a space on both sides.',
    fix: () => ' × ',
  },
  {
    pattern: /\b(?:ca|approx|circa)\.? (?=\d)/g,
    message: (match) => `“${match.trim()}” is written “about” here.`,
    repair: () => 'Write “about”.',
    fix: () => 'about ',
  },
  {
    pattern: /(?<=\p{Ll}) & (?=\p{Ll})/gu,
    message: () => 'The sign & stands in a sentence.',
    repair: () => 'Write “and”.',
    fix: () => ' and ',
  },
  {
    pattern: /\+\/?-(?= ?\d)/g,
    message: (match) => `“${match}” is one sign.`,
    repair: () => 'Write ±.',
    fix: () => '±',
  },
  {
    pattern: new RegExp(`\\b(${MONTHS.join('|')}) (\\d{1,2})(?:st|nd|rd|th)?, (\\d{4})\\b`, 'g'),
    message: (match) => `“${match}” is an American date.`,
    repair: (match) => `Write “${match.replace(/(\w+) (\d+)\w*, (\d+)/, '$2 $1 $3')}”.`,
    fix: ([, month = '', day = '', year = '']) => `${day} ${month} ${year}`,
  },
  {
    pattern: /\b\d{1,2}([/.-])\d{1,2}\1(?:19|20)\d\d\b/g,
    message: (match) => `“${match}”: some read the day first, some the month.`,
    repair: () => 'Write the month as a word: 5 March 2024.',
    // What is a date for its schema is said by it.
    unless: (_match, { path }) => isDate(path),
  },
  {
    pattern: /(?<![\w-])(?:19|20)\d\d-(\d\d)-(\d\d)(?![\w-])/g,
    message: (match) => `“${match}” is a date for machines.`,
    repair: () => 'Write it as a reader says it: 5 March 2024.',
    unless: (_match, { path }) => path.at(-1) === 'on',
  },
  {
    pattern: new RegExp(`(?<![\\d.,])(\\d{1,2}) (${MONTHS.join('|')})\\b`, 'g'),
    message: (match) => `The calendar has no ${match}.`,
    repair: () => 'Correct the day or the month.',
    // What is a date for its schema is said by it.
    unless: ([, day = '', month = ''], { path }) => isDate(path) || (Number(day) >= 1 && Number(day) <= daysOf(month)),
  },
  {
    pattern: /(?<![\w.])(?:eg|ie)(?=[ ,])/g,
    message: (match) => `“${match}” is written out here.`,
    repair: (match) => `Write “${match === 'eg' ? 'for example' : 'that is'}”.`,
    fix: ([match]) => (match === 'eg' ? 'for example' : 'that is'),
  },
  {
    pattern: /(?<=\b(?:[Cc]ould|[Ww]ould|[Ss]hould|[Mm]ust|[Mm]ight)) of\b(?! course)/g,
    message: () => 'It sounds like “of” and is “have”.',
    repair: () => 'Write “have”.',
    fix: () => ' have',
  },
  {
    pattern: /(?<=\b(?:more|less|fewer|larger|smaller|higher|lower|better|worse|longer|shorter|greater|rather)) then\b/g,
    message: () => 'What compares is “than”.',
    repair: () => 'Write “than”.',
    fix: () => ' than',
  },
  {
    pattern: /(?<=\p{Ll}{3})\. (?=\p{Ll}{2,})/gu,
    message: () => 'The sentence begins with a small letter.',
    repair: () => 'Begin it with a capital, or write a comma before it.',
    unless: (match, { raw }) => /\b(?:approx|resp|temp|etc)$/i.test(raw.slice(0, match.index)),
  },
  {
    pattern:
      /(?<![\d.,–-])(?<!\b(?:of|and|or|to|by|in|plus) )\b1 (days|weeks|months|years|hours|minutes|starts|trips|machines|bearings|pumps)\b/g,
    message: (match) => `“${match}”: one, and more than one.`,
    repair: (match) => `Write “${match.slice(0, -1)}”.`,
    fix: ([match]) => match.slice(0, -1),
  },
];

const isDate = (path: readonly PropertyKey[]) => ['updated', 'date', 'revision'].includes(String(path.at(-1)));

const longMonths: readonly string[] = ['January', 'March', 'May', 'July', 'August', 'October', 'December'];
/** Days of a month, February with its 29th. */
const daysOf = (month: string) => (month === 'February' ? 29 : longMonths.includes(month) ? 31 : 30);

const plainFigures = (text: string) => text.replace('₂', '2').replace('ₓ', 'x');

const SPACES: Form[] = [
  {
    pattern: /(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll})/gu,
    message: () => 'There is no space after the full stop.',
    repair: () => 'Put one in.',
    fix: () => '. ',
  },
  {
    pattern: /(?<=\() +(?=\S)|(?<=\S) +(?=\))/g,
    message: () => 'There is a space inside the brackets.',
    repair: () => 'Take it out.',
    fix: () => '',
  },
  {
    pattern: /(?<=\p{Ll}{3})(?=\((?!\p{L}{1,2}\))\p{L})/gu,
    message: () => 'There is no space before the bracket.',
    repair: () => 'Put one in.',
    fix: () => ' ',
  },
  {
    pattern: /(?<=\S)[ \u00a0]{2,}(?=\S)/g,
    message: () => 'There are two spaces.',
    repair: () => 'Keep one.',
    fix: () => ' ',
  },
  {
    pattern: /(?<=[\p{L}\d)]) +(?=[,;:?!](?:\s|$)|\.(?:\s|$))/gu,
    message: () => 'There is a space before the punctuation mark.',
    repair: () => 'Take it out.',
    fix: () => '',
  },
  {
    pattern: /(?<=\p{L}[,;]|\p{Ll}{3}:)(?<!&\w+;)(?=\p{L})/gu,
    message: () => 'There is no space after the punctuation mark.',
    repair: () => 'Put one in.',
    fix: () => ' ',
  },
];

/** UTF-8 that was read as Windows-1252 and saved again, and characters that can't be seen. */
const CHARACTERS: Form[] = [
  {
    pattern: /(?<=\S)\t+(?=\S)/g,
    message: () => 'A tab stands between two words.',
    repair: () => 'Write a space.',
    fix: () => ' ',
  },
  {
    pattern: /â€[™œ˜“”¦\u009d]|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]/g,
    message: (match) => `“${match}” is a letter that was saved in another encoding.`,
    repair: (match) => `Write “${repaired(match)}”.`,
    fix: ([match]) => repaired(match),
  },
  {
    pattern: /\ufffd/g,
    message: () => 'A letter was lost here: the file was once saved in another encoding.',
    repair: () => 'Write the word anew.',
  },
  {
    pattern: /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu,
    message: (match) =>
      `A character stands here that nobody sees (U+${match.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}).`,
    repair: () => 'Take it out: write the words to both sides anew, or run: npm run check -- --fix',
    fix: () => '',
  },
];

const WINDOWS: Record<string, string> = { '€': '\x80', '™': '\x99', œ: '\x9c', '˜': '\x98', '“': '\x93', '”': '\x94', '¦': '\xa6' };
function repaired(text: string): string {
  const bytes = Buffer.from([...text].map((letter) => WINDOWS[letter] ?? letter).join(''), 'latin1');
  return bytes.toString('utf8');
}
