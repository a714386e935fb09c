import { nodesIn, spanOf, textOf } from '../../model/body.ts';
import { type Content, entriesOf } from '../../model/content.ts';
import { field } from '../../model/entry.ts';
import { routesIn } from '../../model/references.ts';
import { nodeContext } from '../nodes.ts';
import type { Rule, RuleResult } from '../rule.ts';
import { pathProblem, targetProblem } from '../targets.ts';

export const rules: Rule[] = [
  { code: 'link', check: (content) => [bodyLinks(content), routeFields(content)] },
];

function bodyLinks(content: Content): RuleResult {
  return entriesOf(content).map((entry) => {
    const { found, raw } = nodeContext(entry);
    return nodesIn(entry.source.tree).map((node) => {
      if (node.type !== 'link') return undefined;
      const { url = '' } = node;
      const written = raw(node);
      // "www.iso.org" in a text becomes a link automatically, and to http.
      if (/^www\./i.test(written))
        return found(
          node,
          `"${written}" becomes a link to an insecure URL.`,
          `Write [${written}](https://${written}).`,
        );
      if (!textOf(node).trim() && written.startsWith('['))
        return found(node, 'The link has no text.', 'Write the words to click between [ and ].');
      const problem = targetProblem(content, entry, url);
      const { file } = entry.source;
      return problem && { ...problem, file, ...entry.source.at(spanOf(node).start) };
    });
  });
}

/** Fields that hold a path of the site: menus, the popup, the home page's two doors. */
function routeFields(content: Content): RuleResult {
  return entriesOf(content, 'settings', 'pages').map((entry) =>
    routesIn(entry).map(({ at: path, value }) => {
      const isRoute =
        path.at(-1) === 'route' ||
        (field(entry.data, 'kind') === 'promotion' && path[0] === 'pages');
      const problem = isRoute ? pathProblem(content, entry, value) : undefined;
      return problem && { ...problem, file: entry.source.file, ...entry.source.place(path) };
    }),
  );
}
