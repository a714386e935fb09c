import { type MdastNode, mdxToMdast } from 'satteri';
import type { PageComponent, PaperComponent } from '../config/mdx-components.ts';
import type { DocumentSettings } from './frame.ts';
import { inlineText, type Names, textOfInline } from './inline.ts';
import type { Block, Inline, TableBlock } from './nodes.ts';

/** What the conversion of each node needs to know. */
interface Context {
  /** The file the text comes from, for messages */
  file: string;
  /** What `<Firm />` prints */
  firm: string;
  /** Origin of the site, for links that start with "/" */
  site: string;
  names: Names | undefined;
}

type Of<T extends MdastNode['type']> = Extract<MdastNode, { type: T }>;
type Jsx = Of<'mdxJsxFlowElement'> | Of<'mdxJsxTextElement'>;

/**
 * The body of a content file as blocks for the templates.
 * @param file for messages
 * @param names what the text refers to by name
 * @throws on anything that a document has no form for, so that no text is lost silently; the
 * content check says it before, and what to write
 */
export function fromMdx(
  body: string,
  file: string,
  { company }: { company: Pick<DocumentSettings['company'], 'name' | 'site'> },
  names?: Names,
): Block[] {
  const context = { file, firm: company.name, site: company.site, names };
  const root = mdxToMdast(body, { features: { smartPunctuation: true } });
  const blocks = 'children' in root ? root.children.map((node) => block(node, context)) : [];
  return withCaptions(blocks, context);
}

function block(node: MdastNode, context: Context): Block {
  switch (node.type) {
    case 'heading':
      if (node.depth !== 2 && node.depth !== 3) throw unknown(node, context);
      return { t: 'heading', level: node.depth === 2 ? 1 : 2, c: inlines(node.children, context) };
    case 'paragraph':
      return { t: 'par', c: inlines(node.children, context) };
    case 'list':
      return {
        t: 'list',
        ordered: node.ordered ?? false,
        start: node.start ?? 1,
        items: node.children.map((item) => item.children.map((child) => block(child, context))),
      };
    case 'table':
      return table(node, context);
    case 'mdxJsxFlowElement':
      return isIn(ON_A_LINE, node.name)
        ? ON_A_LINE[node.name](node, context)
        : { t: 'par', c: component(node, context) };
    default:
      throw unknown(node, context);
  }
}

const inlines = (nodes: readonly MdastNode[], context: Context): Inline[] =>
  nodes.flatMap((node) => inline(node, context));

function inline(node: MdastNode, context: Context): Inline[] {
  switch (node.type) {
    case 'text':
      return inlineText(node.value, context.names);
    case 'strong':
      return [{ t: 'strong', c: inlines(node.children, context) }];
    case 'emphasis':
      return [{ t: 'emph', c: inlines(node.children, context) }];
    case 'inlineCode':
      return [{ t: 'code', v: node.value }];
    case 'break':
      return [{ t: 'break' }];
    case 'link':
      // A link within a link would not work, so a link's text refers to nothing.
      return [
        {
          t: 'link',
          url: URL.parse(node.url, context.site)?.href ?? node.url,
          c: inlines(node.children, { ...context, names: {} }),
        },
      ];
    case 'mdxJsxTextElement':
      return component(node, context);
    default:
      throw unknown(node, context);
  }
}

/** Inline components. */
const WITHIN_A_LINE: Record<PageComponent, (context: Context) => Inline[]> = {
  Firm: ({ firm }) => inlineText(firm),
};

/** Components on a line of their own. */
const ON_A_LINE: Record<PaperComponent, (node: Jsx, context: Context) => Block> = {
  Figure: (node, context) => ({ t: 'figure', id: keyIn(node, context) }),
  Equation: (node, context) => ({ t: 'equation', id: keyIn(node, context) }),
  Example: () => ({ t: 'example' }),
  Case: () => ({ t: 'case' }),
};

const isIn = <Name extends string>(
  table: Record<Name, unknown>,
  name: string | null,
): name is Name => name !== null && Object.hasOwn(table, name);

function component(node: Jsx, context: Context): Inline[] {
  if (!isIn(WITHIN_A_LINE, node.name)) throw unknown(node, context);
  return WITHIN_A_LINE[node.name](context);
}

/** The key that a component names. */
function keyIn(node: Jsx, context: Context): string {
  const id = node.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === 'id',
  )?.value;
  if (typeof id !== 'string') throw unknown(node, context);
  return id;
}

function table({ align, children }: Of<'table'>, context: Context): TableBlock {
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => inlines(cell.children, context)),
  );
  const sides = { left: 'start', right: 'end', center: 'center' } as const;
  return { t: 'table', align: head.map((_, i) => sides[align?.[i] ?? 'left']), head, rows };
}

/** Turns a paragraph "Table 1. …" before a table into that table's caption. */
function withCaptions(blocks: readonly Block[], { names }: Context): Block[] {
  const start = new RegExp(`^${names?.table ?? 'Table'}\\s(\\d+)\\.\\s`);
  const result: Block[] = [];
  for (const block of blocks) {
    const caption = block.t === 'table' && captionIn(result.at(-1), start);
    if (caption) result.pop();
    result.push(caption ? { ...block, caption } : block);
  }
  return result;
}

/** The caption that a paragraph is; undefined if it is none. */
function captionIn(block: Block | undefined, start: RegExp): TableBlock['caption'] {
  const found = block?.t === 'par' && start.exec(textOfInline(block.c));
  return found ? { n: Number(found[1]), c: asTitle(without(block.c, found[0].length)) } : undefined;
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
  nodes.map((node, i) =>
    i === nodes.length - 1 && 'v' in node ? { ...node, v: node.v.replace(/\.$/, '') } : node,
  );

function unknown(node: MdastNode, { file }: Context): Error {
  const what = 'name' in node ? `<${node.name}>` : `a "${node.type}"`;
  return new Error(
    `${file}: line ${node.position?.start.line ?? '?'} of the text holds ${what}. A document has no form for it there.`,
  );
}
