// cspell:ignore fbclid gclid
import { type Node, textOf } from '../body.ts';
import { type At, eachNode } from '../nodes.ts';
import type { Found, Rule } from '../rule.ts';

/** How a link is written, wherever it leads. */
export const rules: Rule[] = [{ id: 'link-form', check: eachNode(linkForm) }];

function linkForm(node: Node, { found, raw }: At): Found[] {
  if (node.type !== 'link' || !raw(node).startsWith('[')) return [];
  const words = textOf(node).trim();
  const url = node.url ?? '';
  if (/^\[\s|^\[[^\]]*\s\]/.test(raw(node)))
    return [found(node, 'A space stands at the edge of the link’s words.', `Put it outside: [${words}](${url})`)];
  if (/^(?:https?:\/\/|www\.|\/[a-z])\S*$/.test(words))
    return [
      found(node, `The link’s words are a path: “${words}”.`, 'Write what is found there, such as [the course on vibration](/training).'),
    ];
  if (/[.,;:]$/.test(words) && !/\b(?:etc|B\.V|al)\.$/.test(words))
    return [
      found(node, `The link’s words end in “${words.at(-1)}”.`, `Put it behind the link: [${words.slice(0, -1)}](${url})${words.at(-1)}`),
    ];
  if (/[?&](?:utm_\w+|fbclid|gclid|mc_cid|mc_eid)=/.test(url))
    return [
      found(
        node,
        `The link tells where its reader came from: ${url}`,
        `Cut it behind the page: ${url.replace(/[?&](?:utm_\w+|fbclid|gclid|mc_cid|mc_eid)=.*$/, '')}`,
      ),
    ];
  return [];
}
