import { MDX_COMPONENTS } from '../../../../config/mdx-components.ts';
import { nearest } from '../../../../lib/nearest.ts';
import { counted } from '../../../../lib/words.ts';
import { markdownFor, NOTE, type Node, spanOf, textOf } from '../../model/body.ts';
import { field } from '../../model/entry.ts';
import type { Advice } from '../../model/problem.ts';
import { eachNode, type NodeContext } from '../nodes.ts';
import { asWarning, type Rule, type RuleResult } from '../rule.ts';

export const rules: Rule[] = [
  { code: 'text', check: ({ sources }) => sources.map(({ bodyProblem }) => bodyProblem) },
  {
    code: 'html',
    check: eachNode((node, at, parents) => [programs(node, at), tags(node, at, parents)]),
  },
  { code: 'element', check: eachNode(elements) },
  { code: 'markdown', check: eachNode(lostMarks) },
  { code: 'table', check: eachNode(tables) },
];

function programs(node: Node, { found }: NodeContext): RuleResult {
  if (node.type === 'mdxjsEsm')
    return found(
      node,
      'The text contains an import or export.',
      'Take it out. If it was meant as a sentence, start it with another word.',
    );
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return [];
  const value = (node.value ?? '').trim();
  if (value.startsWith('/*')) return found(node, 'The text contains a comment.', NOTE);
  return found(
    node,
    `"{${value.slice(0, 30)}}" would run as code.`,
    'Write the words themselves; a real brace is written \\{.',
  );
}

function tags(node: Node, { found, entry }: NodeContext, parents: readonly Node[]): RuleResult {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  const name = node.name ?? '';
  const components: readonly string[] =
    entry.collection === 'papers'
      ? [...MDX_COMPONENTS.page, ...MDX_COMPONENTS.paper]
      : MDX_COMPONENTS.page;
  if (!components.includes(name)) {
    const markdown = markdownFor(name);
    if (markdown) return found(node, `The text contains HTML: <${name}>`, markdown);
    const meant = nearest(name, components);
    const possible = `Possible here: ${components.map((c) => `<${c} />`).join(', ')}. Write HTML in Markdown, and a real "<" as &lt;.`;
    const repair = `${meant ? `Did you mean <${meant} />? ` : ''}${possible}`;
    return found(node, `<${name}> isn’t a component that this text can use.`, repair);
  }
  const isOnALine = (MDX_COMPONENTS.paper as readonly string[]).includes(name);
  const hasBraces = (node.attributes ?? []).some(
    ({ type, value }) =>
      type !== 'mdxJsxAttribute' || (value !== null && typeof value === 'object'),
  );
  return [
    hasBraces &&
      found(node, `<${name}> has an attribute in braces.`, 'Write it in quotation marks.'),
    name === 'Figure' && keyProblem(node, 'figures', entry.data, found),
    name === 'Equation' &&
      entry.numbers &&
      !entry.numbers.problem &&
      keyProblem(node, 'equations', entry.numbers.data, found),
    isOnALine &&
      isWithinALine(parents) &&
      found(
        node,
        `<${name} /> is in the middle of a line.`,
        'Give it a line of its own between two empty lines.',
      ),
    (node.children ?? []).length > 0 &&
      found(
        node,
        `<${name}> has words inside.`,
        `Write <${name} /> by itself, with the words before or after it.`,
      ),
  ];
}

/** A component that names no drawing of the front matter, or no equation of the calculation. */
function keyProblem(
  node: Node,
  among: 'figures' | 'equations',
  data: unknown,
  found: NodeContext['found'],
): RuleResult {
  const known = Object.keys(field(data, among) ?? {});
  const id = String(node.attributes?.find(({ name }) => name === 'id')?.value ?? '');
  if (known.includes(id)) return [];
  const meant = nearest(id, known);
  const repair = meant
    ? `Did you mean "${meant}"?`
    : `Write <${node.name} id="…" /> with one of: ${known.join(', ')}.`;
  return found(node, `There is no "${id}" under ${among}.`, repair);
}

const isWithinALine = (parents: readonly Node[]) =>
  parents.some(({ type }) => type === 'paragraph' || type === 'tableCell' || type === 'heading');

/** What a page or a PDF can't show: what it is, and what to write instead. */
const NOT_SHOWN: Record<string, Advice> = {
  image: [
    'The text contains a picture.',
    'Take it out: the picture is the figure in the front matter.',
  ],
  imageReference: [
    'The text contains a picture.',
    'Take it out: the picture is the figure in the front matter.',
  ],
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
  footnoteReference: [
    'The text contains a footnote.',
    'Put it in the sentence, or in brackets: pages don’t show footnotes.',
  ],
  definition: [
    'This line gives the path of a link elsewhere in the text.',
    'Write [text](/path) there, and take this line out.',
  ],
};

const BREAK: Advice = [
  'The line ends in a backslash or two spaces, which break it on the page.',
  'Take them out; an empty line starts a new paragraph.',
];

function elements(node: Node, { found }: NodeContext): RuleResult {
  const [message, repair] = NOT_SHOWN[node.type] ?? [];
  if (message && repair) return found(node, message, repair);
  if (node.type === 'break') return asWarning(found(node, ...BREAK));
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    return found(node, 'The list item has a tick box.', 'Write “- text”, without [ ].');
  if (node.type !== 'delete') return [];
  const text = textOf(node);
  const instead = 'Take the ~ out: write H2S and CO2 plainly, and “about” in words.';
  return found(node, `“${text}” would be crossed out: it is between two ~.`, instead);
}

/**
 * Marks that Markdown takes for its own where numbers stand beside them, and that a visitor would
 * therefore miss.
 */
function lostMarks(node: Node, { found, entry, raw }: NodeContext): RuleResult {
  const { start, end } = spanOf(node);
  const isBesideDigit =
    /\d/.test(entry.source.text.slice(start - 1, start)) ||
    /\d/.test(entry.source.text.slice(end, end + 1));
  if (node.type === 'emphasis' && isBesideDigit)
    return asWarning(
      found(
        node,
        'These stars are read as emphasis, and vanish between the numbers.',
        'Write × for a product, or \\* for a star.',
      ),
    );
  if (node.type !== 'list') return [];
  // A list of one item that starts with a number was hardly meant as one: its hyphen is a minus
  // sign.
  const marks = node.children?.length === 1 ? /^(?:\d{3,}[.)]|\+|-(?= \d))/ : /^(?:\d{3,}[.)]|\+)/;
  const [mark] = marks.exec(raw(node)) ?? [];
  if (!mark) return [];
  const instead = `Begin it with a word, or write ${mark.slice(0, -1)}\\${mark.at(-1)} for the mark itself.`;
  return asWarning(found(node, `A paragraph that begins with “${mark}” becomes a list.`, instead));
}

function tables(node: Node, { found }: NodeContext): RuleResult {
  if (node.type !== 'table') return [];
  const [head, ...rows] = node.children ?? [];
  const wanted = head?.children?.length ?? 0;
  if (rows.length === 0)
    return found(
      node,
      'The table has a header row and nothing below it.',
      'Write a row below it, such as | one | two |, or take it out.',
    );
  return rows.map((row) => {
    const has = row.children?.length ?? 0;
    const missing = `Add the missing ${wanted - has === 1 ? 'cell' : 'cells'} between bars; an empty one is "| |".`;
    const repair = has < wanted ? missing : 'Take out a cell; write a real bar as \\|.';
    return (
      has !== wanted &&
      found(
        row,
        `The row has ${counted(has, 'cell')}, but its table has ${wanted} columns.`,
        repair,
      )
    );
  });
}
