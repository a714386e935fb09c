import { defineHastPlugin, type HastNode, type HastVisitorContext } from 'satteri';
import { COMPOUND_CLASS, compounds, typesetRuns } from '../lib/typeset.ts';

/**
 * Classes for the alignment of a table's columns, because Markdown writes styles and the policy
 * allows only classes.
 */
const SIDES: Record<string, string> = {
  'text-align: right': 'text-end',
  'text-align: center': 'text-center',
};

/**
 * A table with this many columns of words doesn't fit a phone: components/DataTable.astro shows its
 * rows as blocks there.
 */
const WIDE_COLUMNS = 4;

/**
 * Typesets the text of MDX bodies as `lib/typeset.ts` does that of YAML: subscripts in formulae,
 * powers, no-break spaces before units, whole compounds. Code stays as it is typed, as in the
 * documents. Aligns the columns of tables by classes, and gives the cells of wide tables of words
 * the heads of their columns. Names a table by the heading before it.
 */
export const typesetPlugin = defineHastPlugin({
  name: 'typeset',
  element: [
    {
      filter: ['th', 'td'],
      visit(cell, context) {
        const { style } = cell.properties;
        if (!style) return;
        context.setProperty(cell, 'style', undefined);
        context.setProperty(cell, 'class', SIDES[String(style)]);
      },
    },
    {
      filter: ['table'],
      visit(table, context) {
        nameByHeading(table, context);
        markCells(table, context);
      },
    },
  ],
  text(node, context) {
    const parent = context.parent(node);
    if (parent?.type === 'element' && parent.tagName === 'code') return;
    const nodes = typesetRuns(node.value).flatMap((run) =>
      run.set
        ? [element(run.set, {}, run.text)]
        : compounds(run.text).map((part, at) =>
            at % 2 ? element('span', { class: COMPOUND_CLASS }, part) : text(part),
          ),
    );
    const [first, ...rest] = nodes;
    if (rest.length === 0 && first?.type === 'text' && first.value === node.value) return;
    context.replaceNode(node, nodes);
  },
});

type Element = Readonly<Extract<HastNode, { type: 'element' }>>;

/** Gives a table the words of the heading before it as its name. */
function nameByHeading(table: Element, context: HastVisitorContext): void {
  const before = context.parent(table)?.children.slice(0, context.indexOf(table)) ?? [];
  const heading = before.findLast((each) => each.type === 'element' && /^h\d$/.test(each.tagName));
  if (heading) context.setProperty(table, 'aria-label', context.textContent(heading));
}

/** Gives each cell of a wide table of words the head of its column. */
function markCells(table: Element, context: HastVisitorContext): void {
  const rows = elementsIn(table, 'tr');
  const [heads = []] = rows.map(cellsOf);
  const isAligned = heads.some((head) => head.properties.style);
  if (heads.length < WIDE_COLUMNS || isAligned) return;
  for (const row of rows) {
    context.setProperty(row, 'class', 'headed');
    for (const [i, cell] of cellsOf(row).entries()) {
      const head = heads[i];
      if (head && i > 0 && cell.tagName === 'td')
        context.setProperty(cell, 'data-head', context.textContent(head));
    }
  }
}

const cellsOf = (row: Element) => row.children.filter((child) => child.type === 'element');

/** The descendants with a tag name, in document order. */
const elementsIn = ({ children }: Element, name: string): Element[] =>
  children
    .filter((child) => child.type === 'element')
    .flatMap((child) => (child.tagName === name ? [child] : elementsIn(child, name)));
const text = (value: string) => ({ type: 'text' as const, value });
const element = (tagName: string, properties: { class?: string }, value: string) => ({
  type: 'element' as const,
  tagName,
  properties,
  children: [text(value)],
});
