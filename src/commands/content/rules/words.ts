// cspell:ignore barg elsius leverag synerg istic
import type { Content } from '../model.ts';
import { atOffset, type Found, type Rule } from '../rule.ts';
import { passagesOf, sentenceAt, type Text, textsOf } from '../texts.ts';
import { BRITISH } from './british.ts';

/** A pattern of words, what is wrong with it, and what stands in its place. */
interface Form {
  pattern: RegExp;
  message: (match: string) => string;
  repair: (match: string) => string;
  fix?: (match: RegExpMatchArray) => string;
  /** Leaves a match out. */
  unless?: (match: RegExpMatchArray, text: Text) => boolean;
}

export const rules: Rule[] = [
  { id: 'unfinished', severity: 'error', finds: 'marks of a text that isn’t ready', check: (content) => byForms(content, UNFINISHED) },
  { id: 'british', severity: 'error', finds: 'American spelling', check: american },
  { id: 'form', severity: 'error', finds: 'words that this site writes another way', check: (content) => byForms(content, FORMS) },
  { id: 'unit', severity: 'error', finds: 'units without a space', check: (content) => byForms(content, UNITS) },
  { id: 'space', severity: 'error', finds: 'spaces that don’t belong', check: (content) => byForms(content, SPACES) },
  {
    id: 'character',
    severity: 'error',
    finds: 'characters that nobody typed on purpose',
    check: (content) => byForms(content, CHARACTERS),
  },
  { id: 'slogan', severity: 'error', finds: 'words that the house style rules out', check: slogans },
  { id: 'long-sentence', severity: 'warning', finds: 'sentences over 45 words', check: longSentences },
];

const byForms = (content: Content, forms: readonly Form[]): Found[] =>
  textsOf(content).flatMap((text) =>
    forms.flatMap(({ pattern, message, repair, fix, unless }) =>
      [...text.raw.matchAll(pattern)].flatMap((match) => {
        if (unless?.(match, text)) return [];
        const start = text.start + match.index;
        return [
          atOffset(
            text.source,
            start,
            message(match[0]),
            repair(match[0]),
            fix && { start, end: start + match[0].length, text: fix(match) },
          ),
        ];
      }),
    ),
  );

const UNFINISHED: Form[] = [
  {
    pattern: /\[(?:fill|insert|add|your|to ?do|tbc|tbd|xx|name|date|number|text|check)\b[^\]\n]*\](?!\()/gi,
    message: (match) => `“${match}” waits to be filled in.`,
    repair: () => 'Write what belongs there, or make the entry a draft: draft: true',
  },
  {
    pattern: /\b(?:TODO|FIXME|TBC|TBD|tbc|tbd|XXX+|to be confirmed|to be completed|lorem|ipsum)\b|\?\?\?|\bxx+\b/g,
    message: (match) => `“${match}” marks a text that isn’t ready.`,
    repair: () => 'Write what belongs there, or make the entry a draft: draft: true',
    unless: (match, { path, entry }) => match[0] === 'to be confirmed' && entry.collection === 'settings' && path[0] === 'booking',
  },
];

/** The way an American word is written here, with the capitals it has. */
function american(content: Content): Found[] {
  return textsOf(content).flatMap((text) =>
    [...text.raw.matchAll(/\p{L}[\p{L}’']*/gu)].flatMap((match) => {
      const right = BRITISH.get(match[0].toLowerCase());
      if (!right) return [];
      const written = /^\p{Lu}{2}/u.test(match[0])
        ? right.toUpperCase()
        : /^\p{Lu}/u.test(match[0])
          ? right[0]?.toUpperCase() + right.slice(1)
          : right;
      const start = text.start + match.index;
      return [
        atOffset(text.source, start, `“${match[0]}” is American spelling.`, `Write “${written}”.`, {
          start,
          end: start + match[0].length,
          text: written,
        }),
      ];
    }),
  );
}

const FORMS: Form[] = [
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
    pattern: /\b(\p{Ll}{2,}) \1\b/gu,
    message: (match) => `“${match}”: the word stands twice.`,
    repair: () => 'Take one out.',
    fix: ([, word = '']) => word,
    unless: ([, word = '']) => ['that', 'had', 'very'].includes(word),
  },
];

const plainFigures = (text: string) => text.replace('₂', '2').replace('ₓ', 'x');

const UNIT =
  'MW|kW|GW|kWh|MWh|kPa|MPa|mbar|bar|barg|mm|cm|km|kg|Hz|kHz|rpm|kN|Nm|kJ|MJ|m/s|mm/s|m³/h|kg/s|t/h|µm|mil|dB|ppm|MMscf/d|Sm³/d|°C|°F|kt|Mt|HRC|h|%';
const UNITS: Form[] = [
  {
    pattern: new RegExp(`(?<![\\p{L}\\d.,/-])(\\d+(?:[.,]\\d+)*)(${UNIT})(?![\\p{L}\\d])`, 'gu'),
    message: (match) => `There is no space between number and unit: “${match}”.`,
    repair: (match) => `Write “${match.replace(/^([\d.,]+)/, '$1 ')}”.`,
    fix: ([, number = '', unit = '']) => `${number} ${unit}`,
  },
  {
    pattern: /(?<=\d )(RPM|KW|Mw|KPa|Kpa|HZ|hz|Rpm|KG|Kg)\b/g,
    message: (match) => `The unit “${match}” is written another way.`,
    repair: (match) => `Write “${UNIT_CASE[match.toLowerCase()]}”.`,
    fix: ([match]) => UNIT_CASE[match.toLowerCase()] ?? match,
  },
  {
    pattern: /(?<=\d )º ?C\b|(?<=\d )° C\b|(?<=\d )degrees C(?:elsius)?\b/g,
    message: (match) => `“${match}” is written °C.`,
    repair: () => 'Write “°C”.',
    fix: () => '°C',
  },
];
const UNIT_CASE: Record<string, string> = { rpm: 'rpm', kw: 'kW', mw: 'MW', kpa: 'kPa', hz: 'Hz', kg: 'kg' };

const SPACES: Form[] = [
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
    pattern: /(?<=\p{L}[,;])(?<!&\w+;)(?=\p{L})/gu,
    message: () => 'There is no space after the punctuation mark.',
    repair: () => 'Put one in.',
    fix: () => ' ',
  },
];

/** UTF-8 that was read as Windows-1252 and saved again, and characters that can't be seen. */
const CHARACTERS: Form[] = [
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

const SLOGANS =
  /\b(?:cutting[- ]edge|world[- ]class|state[- ]of[- ]the[- ]art|solutions?|seamless(?:ly)?|leverag(?:es?|ed|ing)|synerg(?:y|ies|istic)|holistic(?:ally)?|bespoke|passionate(?:ly)?|best[- ]in[- ]class|best[- ]of[- ]breed|one-stop|empower(?:s|ed|ing)?|game[- ]chang(?:er|ers|ing)|next[- ]generation|unparalleled|unrivalled|paradigm)\b/gi;

/** A word that sells, with the sentence it stands in. */
function slogans(content: Content): Found[] {
  return passagesOf(content).flatMap((passage) =>
    [...passage.raw.matchAll(SLOGANS)].map((match) => {
      const at = passage.plain.toLowerCase().indexOf(match[0].toLowerCase());
      const sentence = at < 0 ? passage.plain : sentenceAt(passage.plain, at);
      return atOffset(
        passage.source,
        passage.start + match.index,
        `“${match[0]}” is a word of advertising: “${sentence.length > 140 ? `${sentence.slice(0, 137)}…` : sentence}”`,
        'Say what was done or measured instead, or take the word out.',
      );
    }),
  );
}

const LONGEST = 45;

function longSentences(content: Content): Found[] {
  return passagesOf(content).flatMap((passage) =>
    sentencesOf(passage.plain).flatMap(({ text, start }) => {
      const count = text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
      if (count <= LONGEST) return [];
      const at = passage.raw.replace(/\s/g, ' ').indexOf(text.slice(0, 24));
      return [
        atOffset(
          passage.source,
          passage.start + (at >= 0 ? at : start === 0 ? 0 : Math.min(start, passage.raw.length - 1)),
          `The sentence has ${count} words: “${text.slice(0, 50)}…”`,
          `Make two of it; ${LONGEST} words are the most.`,
        ),
      ];
    }),
  );
}

function sentencesOf(plain: string): { text: string; start: number }[] {
  let start = 0;
  return plain.split(/(?<=[.!?][”’)]?)\s+(?=[\p{Lu}“‘(\d])/u).map((text) => {
    const at = plain.indexOf(text, start);
    start = at + text.length;
    return { text, start: at };
  });
}
