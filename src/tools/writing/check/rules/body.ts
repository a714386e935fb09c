import { MDX_COMPONENTS } from '../../../../config/mdx-components.ts';
import { nearest } from '../../../../lib/nearest.ts';
import { counted } from '../../../../lib/words.ts';
import { markdownFor, NOTE, nodesIn, spanOf, type TextNode, textOf } from '../../model/body.ts';
import { type Entry, field } from '../../model/entry.ts';
import type { Advice } from '../../model/problem.ts';
import {
  eachEntry,
  eachNode,
  type NodeContext,
  nodeContext,
  type RuleResult,
  type Rules,
} from '../rule.ts';

export const rules: Rules = {
  read: [
    { code: 'text', check: ({ sources }) => sources.map(({ bodyProblem }) => bodyProblem) },
    {
      code: 'html',
      check: eachNode((node, at) => [programs(node, at), tags(node, at)]),
    },
    { code: 'html', check: eachEntry(placed) },
    { code: 'element', check: eachNode(elements) },
    { code: 'markdown', check: eachNode(lostMarks) },
    { code: 'table', check: eachNode(tables) },
  ],
};

function programs(node: TextNode, { problemAt }: NodeContext): RuleResult {
  if (node.type === 'mdxjsEsm')
    return problemAt(
      node,
      'The text contains an import or export.',
      'Take it out. If it was meant as a sentence, start it with another word.',
    );
  if (!node.type.endsWith('Expression')) return undefined;
  const value = (node.value ?? '').trim();
  if (value.startsWith('/*')) return problemAt(node, 'The text contains a comment.', NOTE);
  return problemAt(
    node,
    `"{${value.slice(0, 30)}}" would run as code.`,
    'Write the words themselves; a real brace is written \\{.',
  );
}

function tags(node: TextNode, at: NodeContext): RuleResult {
  if (!node.type.startsWith('mdxJsx')) return undefined;
  const { page, paper } = MDX_COMPONENTS;
  const components: string[] = at.entry.collection === 'papers' ? [...page, ...paper] : [...page];
  return components.includes(node.name ?? '')
    ? component(node, at)
    : unknownTag(node, at, components);
}

function unknownTag(
  node: TextNode,
  { problemAt }: NodeContext,
  components: readonly string[],
): RuleResult {
  const name = node.name ?? '';
  const markdown = markdownFor(name);
  if (markdown) return problemAt(node, `The text contains HTML: <${name}>`, markdown);
  const meant = nearest(name, components);
  const question = meant ? `Did you mean <${meant} />? ` : '';
  const possible = components.map((each) => `<${each} />`).join(', ');
  return problemAt(
    node,
    `<${name}> isn’t a component that this text can use.`,
    `${question}Possible here: ${possible}. Write HTML in Markdown, and a real "<" as &lt;.`,
  );
}

/** A component takes quoted attributes and no words; those of a paper stand in a line of their own. */
function component(node: TextNode, { problemAt, isNested }: NodeContext): RuleResult {
  const { name, attributes = [], children = [] } = node;
  const mistakes: Advice[] = [];
  const hasBraces = attributes.some(
    ({ type, value }) =>
      type !== 'mdxJsxAttribute' || (value !== null && typeof value === 'object'),
  );
  if (hasBraces)
    mistakes.push([`<${name}> has an attribute in braces.`, 'Write it in quotation marks.']);
  if (MDX_COMPONENTS.paper.some((each) => each === name) && isNested(node))
    mistakes.push([
      `<${name} /> is in the middle of a line or a list.`,
      'Give it a line of its own between two empty lines.',
    ]);
  if (children.length > 0)
    mistakes.push([
      `<${name}> has words inside.`,
      `Write <${name} /> by itself, with the words before or after it.`,
    ]);
  return mistakes.map((advice) => problemAt(node, ...advice));
}

/** What a paper places that it doesn't have, or has placed already. */
function placed(entry: Entry): RuleResult {
  const { numbers, data, source } = entry;
  if (entry.collection !== 'papers' || numbers?.problem) return undefined;
  const { problemAt } = nodeContext(entry);
  const has: Record<string, unknown> = {
    Figure: field(data, 'figures'),
    Equation: field(numbers?.data, 'equations'),
    Example: field(numbers?.data, 'example') && { '': true },
    Case: { '': true },
  };
  const seen = new Set<string>();
  return nodesIn(source.tree).map((node) => {
    const { name, attributes = [] } = node;
    if (typeof name !== 'string' || !Object.hasOwn(has, name)) return undefined;
    const known = Object.keys(has[name] ?? {});
    const id = String(attributes.find((each) => each.name === 'id')?.value ?? '');
    const isTwice = seen.has(name + id);
    seen.add(name + id);
    if (isTwice)
      return problemAt(node, `<${name} /> stands here a second time.`, 'Take one of the two out.');
    if (known.includes(id)) return undefined;
    const meant = nearest(id, known);
    const possible = known.map((each) => `<${name} id="${each}" />`);
    const repair = meant
      ? `Did you mean "${meant}"?`
      : `Take it out. Possible: ${possible.join(', ') || 'none'}.`;
    const what = `${name.toLowerCase()}${id && ` "${id}"`}`;
    return problemAt(node, `The paper has no ${what}.`, repair);
  });
}

const PICTURE: Advice = [
  'The text contains a picture.',
  'Take it out: the picture is the figure in the fields.',
];
const FOOTNOTE: Advice = [
  'The text contains a footnote.',
  'Put it in the sentence, or in brackets: pages don’t show footnotes.',
];
/** What a page or a PDF can't show: what it is, and what to write instead. */
const NOT_SHOWN: Record<string, Advice> = {
  image: PICTURE,
  imageReference: PICTURE,
  blockquote: [
    'The text contains a quotation marked with “>”.',
    'Take the > out; put other people’s words in “ and ”.',
  ],
  code: [
    'The text contains a block of code.',
    'Take out the lines with ```; put a single word of code between two `.',
  ],
  thematicBreak: [
    'A line of hyphens or stars draws a rule across the page.',
    'Take it out; use a heading “## …” to divide the text.',
  ],
  footnoteReference: FOOTNOTE,
  footnoteDefinition: FOOTNOTE,
  definition: [
    'This line gives the path of a link elsewhere in the text.',
    'Write [text](/path) there, and take this line out.',
  ],
  break: [
    'The line ends in a backslash or two spaces, which break it on the page.',
    'Take them out; an empty line starts a new paragraph.',
    'warning',
  ],
};

function elements(node: TextNode, { problemAt, isNested }: NodeContext): RuleResult {
  if (node.type === 'heading' && isNested(node))
    return problemAt(
      node,
      'There is a heading in a list.',
      'Take the # out, or end the list before.',
    );
  const advice = NOT_SHOWN[node.type];
  if (advice) return problemAt(node, ...advice);
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    return problemAt(node, 'The list item has a tick box.', 'Write “- text”, without [ ].');
  if (node.type !== 'delete') return undefined;
  const text = textOf(node);
  const instead = 'Take the ~ out: write H2S and CO2 plainly, and “about” in words.';
  return problemAt(node, `“${text}” would be crossed out: it is between two ~.`, instead);
}

/**
 * Marks that Markdown takes for its own where numbers stand beside them, and that a visitor would
 * therefore miss.
 */
function lostMarks(node: TextNode, { problemAt, entry, raw }: NodeContext): RuleResult {
  const { start, end } = spanOf(node);
  const { text } = entry.source;
  const isBesideDigit = /\d/.test(text.charAt(start - 1) + text.charAt(end));
  if (node.type === 'emphasis' && isBesideDigit)
    return problemAt(
      node,
      'These stars are read as emphasis, and vanish between the numbers.',
      'Write × for a product, or \\* for a star.',
      'warning',
    );
  if (node.type !== 'list') return undefined;
  // A list of one item that starts with a number was hardly meant as one: its hyphen is a minus
  // sign.
  const marks = node.children?.length === 1 ? /^(?:\d{3,}[.)]|\+|-(?= \d))/ : /^(?:\d{3,}[.)]|\+)/;
  const [mark] = marks.exec(raw(node)) ?? [];
  if (!mark) return undefined;
  const instead = `Begin it with a word, or write ${mark.slice(0, -1)}\\${mark.at(-1)} for the mark itself.`;
  const message = `A paragraph that begins with “${mark}” becomes a list.`;
  return problemAt(node, message, instead, 'warning');
}

function tables(node: TextNode, { problemAt }: NodeContext): RuleResult {
  if (node.type !== 'table') return undefined;
  const [head, ...rows] = node.children ?? [];
  const wanted = head?.children?.length ?? 0;
  if (rows.length === 0)
    return problemAt(
      node,
      'The table has a header row and nothing below it.',
      'Write a row below it, such as | one | two |, or take it out.',
    );
  return rows.map((row) => {
    const has = row.children?.length ?? 0;
    if (has === wanted) return undefined;
    const message = `The row has ${counted(has, 'cell')}, but its table has ${wanted} columns.`;
    const repair =
      has < wanted
        ? 'Add the missing cells between bars; an empty one is "| |".'
        : 'Take out a cell; write a real bar as \\|.';
    return problemAt(row, message, repair);
  });
}
