import { type TextNode, textOf } from '../../model/body.ts';
import { routesIn } from '../../model/checked.ts';
import { type Content, entriesOf } from '../../model/content.ts';
import { field } from '../../model/entry.ts';
import { atField, eachNode, type NodeContext, type RuleResult, type Rules } from '../rule.ts';
import { pathProblem, targetProblem } from '../targets.ts';

export const rules: Rules = {
  pages: [
    { code: 'link', check: eachNode(bodyLinks) },
    { code: 'link', check: routeFields },
  ],
};

function bodyLinks(
  node: TextNode,
  { entry, problemAt, raw }: NodeContext,
  content: Content,
): RuleResult {
  if (node.type !== 'link') return undefined;
  const written = raw(node);
  // "www.iso.org" in a text becomes a link automatically, and to http.
  if (/^www\./i.test(written))
    return problemAt(
      node,
      `"${written}" becomes a link to an insecure URL.`,
      `Write [${written}](https://${written}).`,
    );
  if (!textOf(node).trim() && written.startsWith('['))
    return problemAt(node, 'The link has no text.', 'Write the words to click between [ and ].');
  const problem = targetProblem(content, entry, node.url ?? '');
  return problem && problemAt(node, ...problem);
}

/** Fields that hold a path of the site: menus, the popup, the home page's two doors. */
function routeFields(content: Content): RuleResult {
  return entriesOf(content, 'settings', 'pages').map((entry) =>
    routesIn(entry).map(({ path, value }) => {
      const isRoute =
        path.at(-1) === 'route' ||
        (field(entry.data, 'kind') === 'promotion' && path[0] === 'pages');
      const problem = isRoute ? pathProblem(content, entry, value) : undefined;
      return problem && atField(entry, path, ...problem);
    }),
  );
}
