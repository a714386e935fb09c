import { type MdastNode, mdxToMdast } from 'satteri';
import type { PageComponent, PaperComponent } from '../config/mdx-components.ts';
import { inlineText, type Names, textOfInline } from './inline.ts';
import type { Block, Inline, TableBlock } from './nodes.ts';

export interface Conversion {
  /** The file the text comes from, for messages */
  file: string;
  /** What `<Firm />` prints */
  firm: string;
  /** Origin of the site, for links that start with "/" */
  site: string;
  /** Keys that `<Figure id="…" />` may have */
  figures?: readonly string[];
  /** Keys that `<Equation id="…" />` may have */
  equations?: readonly string[];
  /** Whether the file has a worked example that `<Example />` places, and a case that `<Case />` places */
  example?: boolean;
  case?: boolean;
  names?: Names;
}

type Of<T extends MdastNode['type']> = Extract<MdastNode, { type: T }>;
type Jsx = Of<'mdxJsxFlowElement'> | Of<'mdxJsxTextElement'>;

/**
 * The body of a content file as blocks for the templates.
 * @throws on anything that a document has no format for, with file and line, so that no text is silently lost
 */
export function fromMdx(body: string, how: Conversion): Block[] {
  const root = mdxToMdast(body, { features: { smartPunctuation: true } });
  return withCaptions('children' in root ? root.children.map((node) => block(node, how)) : [], how);
}

function block(node: MdastNode, how: Conversion): Block {
  switch (node.type) {
    case 'heading':
      if (node.depth !== 2 && node.depth !== 3) throw unknown(node, how, `a heading of level ${node.depth}`, 'Use "##" and "###".');
      return { t: 'heading', level: node.depth === 2 ? 1 : 2, c: inlines(node.children, how) };
    case 'paragraph':
      return { t: 'par', c: inlines(node.children, how) };
    case 'list':
      return {
        t: 'list',
        ordered: node.ordered ?? false,
        start: node.start ?? 1,
        items: node.children.map((item) => item.children.map((child) => block(child, how))),
      };
    case 'table':
      return table(node, how);
    case 'mdxJsxFlowElement':
      return isIn(ON_A_LINE, node.name) ? ON_A_LINE[node.name](node, how) : { t: 'par', c: component(node, how) };
    default:
      throw unknown(node, how);
  }
}

const inlines = (nodes: readonly MdastNode[], how: Conversion): Inline[] => nodes.flatMap((node) => inline(node, how));

function inline(node: MdastNode, how: Conversion): Inline[] {
  switch (node.type) {
    case 'text':
      return inlineText(node.value, how.names);
    case 'strong':
      return [{ t: 'strong', c: inlines(node.children, how) }];
    case 'emphasis':
      return [{ t: 'emph', c: inlines(node.children, how) }];
    case 'inlineCode':
      return [{ t: 'code', v: node.value }];
    case 'break':
      return [{ t: 'break' }];
    case 'link':
      // A link within a link would not work, so a link's text refers to nothing.
      return [{ t: 'link', url: new URL(node.url, how.site).href, c: inlines(node.children, { ...how, names: {} }) }];
    case 'mdxJsxTextElement':
      return component(node, how);
    default:
      throw unknown(node, how);
  }
}

/** Inline components. */
const WITHIN_A_LINE: Record<PageComponent, (how: Conversion) => Inline[]> = {
  Firm: ({ firm }) => inlineText(firm),
};

/** Components on a line of their own. */
const ON_A_LINE: Record<PaperComponent, (node: Jsx, how: Conversion) => Block> = {
  Figure: (node, how) => ({ t: 'figure', id: keyIn(node, how, 'figures', how.figures) }),
  Equation: (node, how) => ({ t: 'equation', id: keyIn(node, how, 'equations', how.equations) }),
  Example: (node, how) => {
    if (!how.example) throw unknown(node, how, '<Example />', 'The paper’s calculation has no field "example".');
    return { t: 'example' };
  },
  Case: (node, how) => {
    if (!how.case) throw unknown(node, how, '<Case />', 'No case names this paper. Add `paper:` to the whitePaper of one.');
    return { t: 'case' };
  },
};

const isIn = <Name extends string>(table: Record<Name, unknown>, name: string | null): name is Name =>
  name !== null && Object.hasOwn(table, name);

function component(node: Jsx, how: Conversion): Inline[] {
  if (isIn(WITHIN_A_LINE, node.name)) return WITHIN_A_LINE[node.name](how);
  if (isIn(ON_A_LINE, node.name))
    throw unknown(node, how, `<${node.name}> within a line`, 'Give it a line of its own between blank lines.');
  throw unknown(node, how, `<${node.name}>`);
}

/** The key that a component names, which must be defined in the file. */
function keyIn(node: Jsx, how: Conversion, what: string, known: readonly string[] = []): string {
  const attribute = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'id');
  const id = attribute?.value;
  if (typeof id !== 'string' || !known.includes(id))
    throw unknown(node, how, `<${node.name} id="${String(id)}">`, `The ${what} of this file are: ${known.join(', ') || 'none'}.`);
  return id;
}

function table({ align, children }: Of<'table'>, how: Conversion): TableBlock {
  const [head = [], ...rows] = children.map((row) => row.children.map((cell) => inlines(cell.children, how)));
  const sides = { left: 'start', right: 'end', center: 'center' } as const;
  return { t: 'table', align: head.map((_, i) => sides[align?.[i] ?? 'left']), head, rows };
}

/** Turns a paragraph "Table 1. …" before a table into that table's caption. */
function withCaptions(blocks: Block[], { names }: Conversion): Block[] {
  const caption = new RegExp(`^${names?.table ?? 'Table'}\\s(\\d+)\\.\\s`);
  return blocks.flatMap((each, i): Block[] => {
    const before = blocks[i - 1];
    const match = (candidate: Block | undefined) => (candidate?.t === 'par' ? caption.exec(textOfInline(candidate.c)) : null);
    if (each.t === 'par') return blocks[i + 1]?.t === 'table' && match(each) ? [] : [each];
    const found = each.t === 'table' ? match(before) : null;
    if (each.t !== 'table' || !found || before?.t !== 'par') return [each];
    return [{ ...each, caption: { n: Number(found[1]), c: asTitle(without(before.c, found[0].length)) } }];
  });
}

/** Inline nodes without their first characters. */
function without(nodes: readonly Inline[], length: number): Inline[] {
  let left = length;
  return nodes.flatMap((node): Inline[] => {
    if (left <= 0 || !('v' in node)) return [node];
    const { v } = node;
    const rest = v.slice(left);
    left -= v.length;
    return rest ? [{ t: 'text', v: rest }] : [];
  });
}

/** A sentence as a title: without its full stop. */
const asTitle = (nodes: readonly Inline[]): Inline[] =>
  nodes.map((node, i) => (i === nodes.length - 1 && 'v' in node ? { ...node, v: node.v.replace(/\.$/, '') } : node));

function unknown(node: MdastNode, { file }: Conversion, what = `a "${node.type}"`, repair = 'Documents have no format for it.'): Error {
  return new Error(`${file}: line ${node.position?.start.line ?? '?'} of the text contains ${what}. ${repair}`);
}
