import { MONTHS } from '../../../lib/text-date.ts';
import { byForms, type Form } from '../forms.ts';
import type { Rule } from '../rule.ts';
import { isDate } from './dates.ts';

export const rules: Rule[] = [
  {
    id: 'form',
    check: (content) => byForms(content, FORMS),
  },
  { id: 'space', check: (content) => byForms(content, SPACES) },
  {
    id: 'character',
    check: (content) => byForms(content, CHARACTERS),
  },
];

const FORMS: Form[] = [
  {
    pattern: /\b(API|ISO|ASME|IEC|IEEE|DNV)-(?=\d)/g,
    message: (match) => `“${match}” has a hyphen before the number of the standard.`,
    repair: (match) => `Write “${match.slice(0, -1)} ”, with a space.`,
    fix: ([, publisher = '']) => `${publisher} `,
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
