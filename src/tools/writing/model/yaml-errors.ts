import { type Document, isCollection, isScalar, visit, type YAMLError } from 'yaml';
import type { Advice, TextProblem } from './problem.ts';

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
export function explainYaml(text: string, document: Document): TextProblem | undefined {
  const sign = signAt(document);
  if (sign !== undefined) return [sign, ...START];
  const [first, second] = document.errors;
  if (!first) return undefined;
  const [at] = first.pos;
  const open =
    first.code === 'MISSING_CHAR' || first.code === 'BAD_INDENT' ? openAt(document, at) : undefined;
  if (open !== undefined) {
    const sign = text.charAt(open);
    const end = { '[': ']', '{': '}' }[sign] ?? sign;
    const repair = `Put a ${end} at the end of the text or list.`;
    return [open, `What opens here with ${sign} is never closed.`, repair];
  }
  // The parser stops at a value; the line that doesn't fit is the one below it, unless it is a
  // list.
  const isBelow =
    first.code === 'BLOCK_AS_IMPLICIT_KEY' && second?.code === 'MULTILINE_IMPLICIT_KEY';
  const start = isBelow && /\S/.test(text[at] ?? '') ? text.indexOf('\n', at) + 1 : at;
  const offset = start + (/^\s*/.exec(text.slice(start))?.[0].length ?? 0);
  const code = second?.code === 'BLOCK_IN_FLOW' ? second.code : first.code;
  const isLine =
    first.code === 'UNEXPECTED_TOKEN' &&
    text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() === '';
  const other: Advice = [
    `The fields can’t be read: ${first.message}.`,
    'Compare this line with similar ones, and put its text in quotation marks.',
  ];
  return [offset, ...(isBelow || isLine ? LAYOUT : (BY_CODE[code] ?? other))];
}

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

/** Where the quotation mark or bracket opens that is still open at an offset. */
function openAt(document: Document, offset: number): number | undefined {
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
