import { type Document, isCollection, isScalar, visit, type YAMLError } from 'yaml';
import type { Advice, AdviceAt } from './problem.ts';

const FIELD: Advice = [
  'This line isn’t a field.',
  'Write “name: value”, with a colon and a space; text that goes on is indented.',
];
const LAYOUT: Advice = [
  'This line doesn’t fit the lines around it: a space or a hyphen at its start is missing, or too many.',
  'Compare it with its neighbours: fields of one entry start in the same column, fields of a group two spaces further in, and each entry of a list with “- ”.',
];
const QUOTE = 'Put the whole text in quotation marks';
const START: Advice = ['A text can’t start with this character.', `${QUOTE}.`];

/** What the codes of the parser mean for a writer. */
const BY_CODE: Partial<Record<YAMLError['code'], Advice>> = {
  TAB_AS_INDENT: ['The line is indented with a tab.', 'Indent with spaces, two per level.'],
  BLOCK_AS_IMPLICIT_KEY: ['The text contains a colon, which starts a new field.', `${QUOTE}.`],
  BLOCK_IN_FLOW: [
    'A comma is missing before this, or the { } around it don’t belong here.',
    'Write a comma between two fields in { }.',
  ],
  MULTILINE_IMPLICIT_KEY: FIELD,
  MISSING_CHAR: FIELD,
  BAD_INDENT: LAYOUT,
  UNEXPECTED_TOKEN: [
    'A text or list ends before this.',
    `${QUOTE}, and inside them write “ and ”.`,
  ],
  BAD_SCALAR_START: START,
  DUPLICATE_KEY: [
    'The entry has this field already.',
    'Keep one of the two. If it belongs to a group, indent it by two spaces; if it starts the next entry of a list, write “- ” before it.',
  ],
};

/**
 * Why the fields can't be read: the parser's first error in a writer's words, since the others
 * follow from it.
 */
export function explainYaml(text: string, document: Document): AdviceAt | undefined {
  const sign = signAt(document);
  if (sign !== undefined) return [sign, ...START];
  const [first, second] = document.errors;
  if (!first) return undefined;
  const open = openAt(document, first);
  if (open !== undefined) return [open, ...unclosed(text.charAt(open))];
  const line = misplacedLine(text, first, second);
  if (line !== undefined) return [afterSpace(text, line), ...LAYOUT];
  const { code } = second?.code === 'BLOCK_IN_FLOW' ? second : first;
  return [afterSpace(text, first.pos[0]), ...(BY_CODE[code] ?? unknown(first))];
}

const unclosed = (sign: string): Advice => [
  `What opens here with ${sign} is never closed.`,
  `Put a ${{ '[': ']', '{': '}' }[sign] ?? sign} at the end of the text or list.`,
];

const unknown = ({ message }: YAMLError): Advice => [
  `The fields can’t be read: ${message}.`,
  'Compare this line with similar ones, and put its text in quotation marks.',
];

/** Where a line begins that doesn't fit those around it. */
function misplacedLine(text: string, first: YAMLError, second?: YAMLError): number | undefined {
  const [at] = first.pos;
  // The parser stops at a value, and the line is the one below it; or at the line, if it is a list.
  if (first.code === 'BLOCK_AS_IMPLICIT_KEY' && second?.code === 'MULTILINE_IMPLICIT_KEY')
    return /\S/.test(text.charAt(at)) ? text.indexOf('\n', at) + 1 : at;
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return first.code === 'UNEXPECTED_TOKEN' && before.trim() === '' ? at : undefined;
}

const afterSpace = (text: string, offset: number) => offset + text.slice(offset).search(/\S|$/);

/**
 * Where a text starts with * or !, which the parser takes for the name of another place or for a
 * type.
 */
function signAt(document: Document): number | undefined {
  const found = document.warnings
    .filter(({ code }) => code === 'TAG_RESOLVE_FAILED')
    .map(({ pos: [at] }) => at);
  visit(document, { Alias: (_key, { range }) => void found.push(range?.[0] ?? 0) });
  return found[0];
}

/** Where the quotation mark or bracket opens that is still open at an error. */
function openAt(document: Document, { code, pos: [offset] }: YAMLError): number | undefined {
  if (code !== 'MISSING_CHAR' && code !== 'BAD_INDENT') return undefined;
  const starts: number[] = [];
  visit(document, (_key, node) => {
    const isOpen = isScalar(node)
      ? node.type?.startsWith('QUOTE')
      : isCollection(node) && node.flow;
    const [start = 0, end = 0] =
      (isScalar(node) || isCollection(node)) && node.range ? node.range : [];
    if (isOpen && start < offset && offset <= end) starts.push(start);
  });
  return starts.at(-1);
}
