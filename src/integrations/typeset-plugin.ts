import { defineHastPlugin } from 'satteri';
import { COMPOUND_CLASS, compounds, typesetRuns } from '../lib/typeset.ts';

/** Markdown's alignment of a table's columns, which it writes as a style, as the policy allows only classes. */
const SIDES: Record<string, string> = { 'text-align: right': 'text-end', 'text-align: center': 'text-center' };

/**
 * Typesets the text of MDX bodies as `lib/typeset.ts` does that of YAML: subscripts in formulae, powers, no-break spaces before units,
 * whole compounds.
 * Aligns the columns of tables by classes.
 */
export const typesetPlugin = defineHastPlugin({
  name: 'typeset',
  element: {
    filter: ['th', 'td'],
    visit(cell, context) {
      const { style } = cell.properties;
      if (!style) return;
      context.setProperty(cell, 'style', undefined);
      context.setProperty(cell, 'class', SIDES[String(style)]);
    },
  },
  text(node, context) {
    const nodes = typesetRuns(node.value).flatMap((run) =>
      run.set
        ? [element(run.set, {}, run.text)]
        : compounds(run.text).map((part, at) => (at % 2 ? element('span', { class: COMPOUND_CLASS }, part) : text(part))),
    );
    const [first, ...rest] = nodes;
    if (rest.length === 0 && first?.type === 'text' && first.value === node.value) return;
    context.replaceNode(node, nodes);
  },
});

const text = (value: string) => ({ type: 'text' as const, value });
const element = (tagName: string, properties: { class?: string }, value: string) => ({
  type: 'element' as const,
  tagName,
  properties,
  children: [text(value)],
});
