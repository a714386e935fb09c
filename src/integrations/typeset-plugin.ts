import { defineHastPlugin } from 'satteri';
import { typesetRuns } from '../lib/typeset.ts';

/** Typesets the text of MDX bodies as `lib/typeset.ts` does that of YAML: subscripts in formulae, no-break spaces before units. */
export const typesetPlugin = defineHastPlugin({
  name: 'typeset',
  text(node, context) {
    const runs = typesetRuns(node.value);
    const [first, ...rest] = runs;
    if (rest.length === 0 && first && 'text' in first && first.text === node.value) return;
    context.replaceNode(
      node,
      runs.map((run) =>
        'sub' in run
          ? { type: 'element' as const, tagName: 'sub', properties: {}, children: [{ type: 'text' as const, value: run.sub }] }
          : { type: 'text' as const, value: run.text },
      ),
    );
  },
});
