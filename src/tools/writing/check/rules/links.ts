import { isScalar } from 'yaml';
import { type Node, nodesIn, spanOf, textOf } from '../../model/body.ts';
import { checkedIn } from '../../model/checked.ts';
import { type Content, entriesOf } from '../../model/content.ts';
import { type Entry, field, valuesIn } from '../../model/entry.ts';
import { routesIn } from '../../model/references.ts';
import { stretchOf } from '../../model/source.ts';
import { hostProblem, type Wrong, wrongMail } from '../hosts.ts';
import { eachNode, type NodeContext, nodeContext } from '../nodes.ts';
import { atField, type Rule, type RuleResult } from '../rule.ts';
import { atTarget, bareLink, otherName, wrongPath, wrongTarget } from '../targets.ts';

export const rules: Rule[] = [
  { id: 'link', check: (content) => [bodyLinks(content), routeFields(content)] },
  { id: 'link-words', check: eachNode(emptyWords) },
  { id: 'host', check: hostFields },
];

function bodyLinks(content: Content): RuleResult {
  return entriesOf(content).flatMap((entry) => {
    const { found, raw } = nodeContext(entry);
    return nodesIn(entry.source.tree).map((node) => {
      if (node.type !== 'link' && node.type !== 'definition') return undefined;
      const { url = '' } = node;
      if (node.type === 'link' && !textOf(node).trim() && !raw(node).startsWith('http'))
        return found(node, 'The link has no text.', 'Write the words to click between [ and ].');
      const wrong = bareLink(raw(node), node) ?? wrongTarget(content, entry, url) ?? otherName(content, textOf(node).trim(), url);
      return wrong && atTarget(entry.source, spanOf(node), url, wrong);
    });
  });
}

/** Words that don't say where a link leads; screen readers list links without their sentence. */
const SAY_NOTHING =
  /^(?:(?:click|read|see|look|more|find out)? ?(?:here|more|on|link)|this link|this page|link|website|page|(?:https?:\/\/|www\.|\/[a-z])\S*)$/i;

function emptyWords(node: Node, { found, raw }: NodeContext): RuleResult {
  const words = textOf(node).trim();
  // One that became a link automatically is reported as such.
  if (node.type !== 'link' || !SAY_NOTHING.test(words) || bareLink(raw(node), node)) return undefined;
  const repair = 'Say what the reader finds there, such as [the course on vibration](/training).';
  return found(node, `The link’s words “${words}” don’t say where it leads.`, repair);
}

/** Fields that hold a path of the site: menus, the popup, the home page's two doors. */
function routeFields(content: Content): RuleResult {
  return entriesOf(content, 'settings', 'pages').flatMap((entry) =>
    routesIn(entry).map(({ at: path, value }) => {
      const isRoute = path.at(-1) === 'route' || (field(entry.data, 'kind') === 'promotion' && path[0] === 'pages');
      const node = entry.source.node(path);
      if (!isRoute || !isScalar(node)) return undefined;
      const name = String(field(entry.data, ...path.slice(0, -1), 'name') ?? '');
      const wrong = wrongPath(content, entry, value) ?? notAList(content, entry, path, value) ?? otherName(content, name, value);
      // At the name of the field, as whatever is wrong with a field.
      return wrong && { ...atTarget(entry.source, stretchOf(entry.source, node), value, wrong), ...entry.source.place(path) };
    }),
  );
}

/** The popup and the home page's doors are only for lists of services. */
function notAList(content: Content, entry: Entry, path: PropertyKey[], value: string): Wrong | undefined {
  const isDoor = field(entry.data, 'kind') === 'home' && path[0] === 'services';
  const isPopup = field(entry.data, 'kind') === 'promotion' && path[0] === 'pages';
  if (!isDoor && !isPopup) return undefined;
  const lists = checkedIn(content, 'pages').flatMap(({ id, data }) => (data.kind === 'list' ? `/${id}` : []));
  const unread = (content.unread.get('pages') ?? []).map((id) => `/${id}`);
  if ([...lists, ...unread].includes(value)) return undefined;
  return {
    message: `"${value}" isn’t a list of services${isPopup ? ', and the popup opens only on those' : ''}.`,
    repair: `Possible: ${lists.join(', ')}.`,
  };
}

/** URLs and email addresses in fields. */
function hostFields(content: Content): RuleResult {
  return entriesOf(content).map((entry) =>
    valuesIn(entry.data).map(({ path, value }) =>
      String(value)
        .split(/[.,;:)]*(?:\s+|$)/)
        .map((word) => {
          const [text, domain] = /^https:\/\/[^{}*]+$|^[^@]+@([^@]+\.[^@]+)$/.exec(word) ?? [];
          const wrong = text && (domain ? wrongMail(content, `mailto:${text}`) : hostProblem(text));
          return wrong ? atField(entry, path, wrong.message, wrong.repair) : undefined;
        }),
    ),
  );
}
