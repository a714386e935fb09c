import { type Node, textOf } from '../body.ts';
import { type Entry, field } from '../entry.ts';
import { hostProblem, type Wrong } from '../hosts.ts';
import { type Content, entriesOf } from '../model.ts';
import type { Fix } from '../problem.ts';
import { atField, atOffset, eachEntry, type Found, type Rule } from '../rule.ts';
import { bareLink, wrongPath, wrongTarget } from '../targets.ts';

export const rules: Rule[] = [
  { id: 'link', check: (content) => [...bodyLinks(content), ...routeFields(content)] },
  { id: 'link-words', check: eachEntry(emptyWords) },
  { id: 'host', check: eachEntry(hostFields) },
];

function bodyLinks(content: Content): Found[] {
  return entriesOf(content).flatMap((entry) => {
    const { source } = entry;
    const visit = (node: Node): Found[] => {
      const inner = (node.children ?? []).flatMap(visit);
      if ((node.type !== 'link' && node.type !== 'definition') || !node.position) return inner;
      const start = source.bodyOffset + node.position.start.offset;
      const raw = source.text.slice(start, source.bodyOffset + node.position.end.offset);
      const url = node.url ?? '';
      if (node.type === 'link' && !textOf(node).trim() && !raw.startsWith('http'))
        return [...inner, atOffset(source, start, 'The link has no words.', 'Write the words that are to be clicked between [ and ].')];
      const wrong = bareLink(raw, node) ?? wrongTarget(content, entry, url);
      if (!wrong) return inner;
      return [...inner, atOffset(source, start, wrong.message, wrong.repair, targetFix(raw, start, url, wrong.right))];
    };
    return source.tree ? visit(source.tree) : [];
  });
}

/** Words by which nobody knows where a link leads; screen readers list links without their sentence. */
const SAY_NOTHING =
  /^(?:(?:click|read|see|look|more|find out)? ?(?:here|more|on|link)|this link|this page|link|website|page|https?:\/\/\S+)$/i;

function emptyWords({ source }: Entry): Found[] {
  const visit = (node: Node): Found[] => {
    const inner = (node.children ?? []).flatMap(visit);
    const words = textOf(node).trim();
    if (node.type !== 'link' || !SAY_NOTHING.test(words)) return inner;
    const start = source.bodyOffset + (node.position?.start.offset ?? 0);
    return [
      ...inner,
      atOffset(
        source,
        start,
        `The link’s words “${words}” don’t say where it leads.`,
        'Write what is found there, such as [the course on vibration](/training).',
      ),
    ];
  };
  return source.tree ? visit(source.tree) : [];
}

function targetFix(raw: string, start: number, url: string, right: string | undefined): Fix | undefined {
  const at = raw.lastIndexOf(url);
  return right === undefined || at < 0 || !url ? undefined : { start: start + at, end: start + at + url.length, text: right };
}

/** Fields that hold a path of the site: menus, the popup, the home page's two doors. */
function routeFields(content: Content): Found[] {
  return (['settings', 'pages'] as const).flatMap((name) =>
    (content.entries.get(name) ?? []).flatMap((entry) => {
      const visit = (value: unknown, path: PropertyKey[]): Found[] => {
        if (Array.isArray(value)) return value.flatMap((item, i) => visit(item, [...path, i]));
        if (value && typeof value === 'object') return Object.entries(value).flatMap(([key, item]) => visit(item, [...path, key]));
        const isRoute = path.at(-1) === 'route' || (field(entry.data, 'kind') === 'promotion' && path[0] === 'pages');
        if (typeof value !== 'string' || !isRoute || !value.startsWith('/')) return [];
        const wrong = wrongPath(content, entry, value) ?? notAList(content, entry, path, value);
        return wrong ? [routeFound(entry, path, value, wrong)] : [];
      };
      return visit(entry.data, []);
    }),
  );
}

function routeFound(entry: Entry, path: PropertyKey[], value: string, wrong: Wrong): Found {
  const { message, repair, right } = wrong;
  const { start, end } = rangeOf(entry, path);
  const at = entry.source.text.slice(start, end).indexOf(value);
  const fix = right !== undefined && at >= 0 ? { start: start + at, end: start + at + value.length, text: right } : undefined;
  return atField(entry, path, message, repair, fix);
}

function rangeOf({ source, base }: Entry, path: PropertyKey[]) {
  const [start = 0, end = 0] = (source.node([...base, ...path]) as { range?: [number, number, number] } | undefined)?.range ?? [];
  return { start: source.yamlOffset + start, end: source.yamlOffset + end };
}

/** The popup and the home page's doors stand for lists of services alone. */
function notAList(content: Content, entry: Entry, path: PropertyKey[], value: string): Wrong | undefined {
  const isDoor = field(entry.data, 'kind') === 'home' && path[0] === 'services';
  const isPopup = field(entry.data, 'kind') === 'promotion' && path[0] === 'pages';
  if (!isDoor && !isPopup) return undefined;
  const lists = (content.entries.get('pages') ?? []).filter(({ data }) => field(data, 'kind') === 'list').map(({ id }) => `/${id}`);
  const unread = (content.unread.get('pages') ?? []).map((id) => `/${id}`);
  if ([...lists, ...unread].includes(value)) return undefined;
  return {
    message: `"${value}" is no list of services${isPopup ? ', and the popup opens on those alone' : ''}.`,
    repair: `Possible: ${lists.join(', ')}.`,
  };
}

/** URLs in fields. */
function hostFields(entry: Entry): Found[] {
  const visit = (value: unknown, path: PropertyKey[]): Found[] => {
    if (Array.isArray(value)) return value.flatMap((item, i) => visit(item, [...path, i]));
    if (value && typeof value === 'object' && !(value instanceof Date))
      return Object.entries(value).flatMap(([key, item]) => visit(item, [...path, key]));
    if (typeof value !== 'string') return [];
    const [, host = value] = /^[^\s@]+@([^\s@]+\.[^\s@]+)$/.exec(value) ?? [];
    const url = /^https:\/\/[^{}\s*]+$/.test(value) ? value : host !== value ? `https://${host}` : undefined;
    const wrong = url ? hostProblem(url) : undefined;
    return wrong ? [atField(entry, path, wrong.message, wrong.repair)] : [];
  };
  return visit(entry.data, []);
}
