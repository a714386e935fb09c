import { defineHastPlugin } from 'satteri';
import { typesetRuns } from '../lib/typeset.ts';

/** Markdown's alignment of a table's columns, which it writes as a style, as the policy allows only classes. */
const SIDES: Record<string, string> = { 'text-align: right': 'text-end', 'text-align: center': 'text-center' };

/**
 * Typesets the text of MDX bodies as `lib/typeset.ts` does that of YAML: subscripts in formulae, powers, no-break spaces before units.
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
    const runs = typesetRuns(node.value);
    const [first, ...rest] = runs;
    if (rest.length === 0 && first && !first.set && first.text === node.value) return;
    context.replaceNode(
      node,
      runs.map((run) =>
        run.set
          ? { type: 'element' as const, tagName: run.set, properties: {}, children: [{ type: 'text' as const, value: run.text }] }
          : { type: 'text' as const, value: run.text },
      ),
    );
  },
});
