// cspell:ignore intgral mesurement
import fc from 'fast-check';

/** Values a writer, a paste or an editor could leave behind. */
const SCALARS = [
  '',
  'null',
  '~',
  '0',
  '-1',
  '1e9',
  '.nan',
  '.inf',
  'true',
  '[]',
  '{}',
  '[a, b]',
  '{ a: 1 }',
  '"unclosed',
  '"quoted: with colon"',
  'plain: with colon',
  '# only a comment',
  '2024-03-01',
  '<b>bold</b>',
  '<script>alert(1)</script>',
  '{phone}',
  '"{phone}"',
  '🛠️ emoji',
  '"\\u0000"',
  'É’“”—…',
  'undefined',
  '[object Object]',
  '&amp;',
  '*anchor',
  '!!js/function "x"',
  '|',
  '>-',
  // What the check has a rule for in fields: quotation marks, titles, dates, paths, forms, pictures.
  '“Quoted”',
  'Ends in a full stop.',
  'IN CAPITAL LETTERS ALONE',
  'March 2099',
  '31 February 2024',
  '/training',
  '/no-such-page',
  'https://www.iso.ogr',
  'training',
  'dlg_f1',
  './no-such-picture.svg',
  'intgral x',
  '[fill ...]',
];
const LINES = [
  '{',
  '}',
  '<',
  '<div>',
  '<Firm />',
  '<Firm',
  '# First level',
  '#### Fourth level',
  '## Extra part',
  'import x from "fs"',
  'export const a = 1',
  '{phone}',
  '\\{phone\\}',
  '[link](/training)',
  '[link](/nowhere)',
  '[link](javascript:alert)',
  '![picture](./x.png)',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '```js\ncode\n```',
  '> quotation',
  '- item\n  - inner\n    - innermost',
  '<!-- comment -->',
  '&nbsp;&lt;',
  '🛠️ 工程 ‮right to left‬',
  'H2S and CO2 at 1,250 h',
  '\tindented with a tab',
  '---',
  '***',
  // What the check has a rule for in texts: words, marks, links, numbers.
  'Some **bold words',
  'A [link] (/training) apart.',
  'An [anchor](/training#no-such-place) of a page.',
  'A mesurement of the color at 5MW, 12000 h and 10%.',
  'It held—and broke. then it ran (once.',
  'Todo: Meridional writes this at www.iso.ogr on 05/03/2024',
  'See ISO 7919 and call +31 70 000 00 00.',
  '<Figure id="no-such" />',
  '| a | b |\n| one |',
  '## Twice\n\nOne.\n\n## Twice',
  'https://example.com/a-very-long-address-without-any-place-to-break-it-at-all-and-more-of-it',
];

/** A word without a place to break, 1 to 300 characters. */
const longWord = fc.integer({ min: 1, max: 300 }).map((length) => 'Compressor'.repeat(30).slice(0, length));

/** One change of a content file's text, with a name for the report. */
export interface Mutation {
  name: string;
  apply: (text: string) => string;
}

const frontLines = (text: string) => {
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  return { lines, from: lines[0] === '---' ? 1 : 0, to: lines[0] === '---' ? end : lines.length };
};

/** Picks a line by a share of 1, so that one mutation fits files of any length. */
const pick = (share: number, from: number, to: number) => from + Math.min(to - from - 1, Math.floor(share * (to - from)));
const share = fc.double({ min: 0, max: 1, noNaN: true });

const value = fc.tuple(share, fc.oneof(fc.constantFrom(...SCALARS), longWord)).map(
  ([where, what]): Mutation => ({
    name: `value ${JSON.stringify(what).slice(0, 40)} at ${where.toFixed(3)}`,
    apply: (text) => {
      const { lines, from, to } = frontLines(text);
      const at = pick(where, from, to);
      lines[at] = (lines[at] ?? '').replace(/^(\s*(?:- )?[\w-]+:|\s*-)(.*)$/, `$1 ${what}`);
      return lines.join('\n');
    },
  }),
);

const without = share.map(
  (where): Mutation => ({
    name: `without line ${where.toFixed(3)}`,
    apply: (text) => {
      const { lines, from, to } = frontLines(text);
      lines.splice(pick(where, from, to), 1);
      return lines.join('\n');
    },
  }),
);

const twice = share.map(
  (where): Mutation => ({
    name: `line ${where.toFixed(3)} twice`,
    apply: (text) => {
      const { lines, from, to } = frontLines(text);
      const at = pick(where, from, to);
      lines.splice(at, 0, lines[at] ?? '');
      return lines.join('\n');
    },
  }),
);

const inserted = fc.tuple(share, fc.oneof(fc.constantFrom(...LINES), longWord)).map(
  ([where, what]): Mutation => ({
    name: `body line ${JSON.stringify(what).slice(0, 40)} at ${where.toFixed(3)}`,
    apply: (text) => {
      const { lines, to } = frontLines(text);
      lines.splice(pick(where, Math.max(to, 0), lines.length) + 1, 0, '', what, '');
      return lines.join('\n');
    },
  }),
);

/** Another number, one digit off or ten times as large, in a field or in the text. */
const number = fc
  .tuple(
    share,
    fc.constantFrom<(digits: string) => string>(
      (d) => `${Number(d) + 1}`,
      (d) => `${d}0`,
      (d) => `-${d}`,
    ),
  )
  .map(
    ([where, change]): Mutation => ({
      name: `another number at ${where.toFixed(3)}`,
      apply: (text) => {
        const numbers = [...text.matchAll(/(?<![\w.,-])\d+(?![\w.,-])/g)];
        const match = numbers[pick(where, 0, numbers.length)];
        return match ? text.slice(0, match.index) + change(match[0]) + text.slice(match.index + match[0].length) : text;
      },
    }),
  );

/** A slip of the pen: a word without one of its letters. */
const letter = share.map(
  (where): Mutation => ({
    name: `without a letter at ${where.toFixed(3)}`,
    apply: (text) => {
      const words = [...text.matchAll(/[\p{L}-]{4,}/gu)];
      const match = words[pick(where, 0, words.length)];
      return match ? text.slice(0, match.index + 2) + text.slice(match.index + 3) : text;
    },
  }),
);

const swapped = share.map(
  (where): Mutation => ({
    name: `lines swapped at ${where.toFixed(3)}`,
    apply: (text) => {
      const { lines, from, to } = frontLines(text);
      const at = pick(where, from, to - 1);
      lines.splice(at, 2, ...lines.slice(at, at + 2).reverse());
      return lines.join('\n');
    },
  }),
);

const encoding = fc.constantFrom<Mutation>(
  { name: 'byte-order mark', apply: (text) => `\uFEFF${text}` },
  { name: 'Windows line ends', apply: (text) => text.replace(/\n/g, '\r\n') },
  { name: 'tabs for spaces', apply: (text) => text.replace(/^ {2}/gm, '\t') },
  { name: 'no line at the end', apply: (text) => text.trimEnd() },
  { name: 'spaces at line ends', apply: (text) => text.replace(/\n/g, '  \n') },
  { name: 'empty', apply: () => '' },
  { name: 'cut in half', apply: (text) => text.slice(0, text.length / 2) },
);

/** One to three mutations after another. */
export const mutations = fc.array(
  fc.oneof({ weight: 4, arbitrary: value }, { weight: 3, arbitrary: inserted }, without, twice, number, letter, swapped, encoding),
  {
    minLength: 1,
    maxLength: 3,
  },
);

export const mutate = (text: string, list: readonly Mutation[]) => list.reduce((changed, { apply }) => apply(changed), text);
