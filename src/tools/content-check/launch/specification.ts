import { serviceRoute } from '../../../config/routes.ts';
import { SPECIFIED, SPECIFIED_WORDS } from '../../../config/specification.ts';
import { nearest } from '../../../lib/nearest.ts';
import type { CollectionName } from '../../../schemas/collections.ts';
import { type Entry, field, isLive } from '../entry.ts';
import { type Content, EVERY } from '../model.ts';
import { CONTENT, REDIRECTS_FILE } from '../paths.ts';
import { atField, atFile, type Found } from '../rule.ts';

/** What a firm does that has decided otherwise. */
const OTHERWISE = 'If that is decided, src/config/specification.ts is changed with it.';

/** Words, entries and redirects that the specification asks for and the content lacks. They are remarks before the launch, and stop nobody. */
export function lackingOfSpecification(content: Content): Found[] {
  return [
    ...words(content),
    ...subjects(content),
    ...services(content),
    ...cards(content),
    ...names(content, 'clients', 'name', SPECIFIED.clients),
    ...order(content),
    ...names(content, 'topics', 'label', SPECIFIED.topics),
    ...counts(content),
    ...redirects(content),
    ...policy(content),
  ];
}

const isUnread = ({ unread }: Content, name: CollectionName, id?: string) =>
  (unread.get(name) ?? []).some((each) => id === undefined || each === id || each === EVERY);
const live = (content: Content, name: CollectionName): Entry[] =>
  (content.entries.get(name) ?? []).filter(({ data }) => isLive(data, content.today));

function words(content: Content): Found[] {
  return SPECIFIED_WORDS.flatMap(([name, path, wanted]) => {
    const [collection, id] = name.split('/') as ['settings' | 'pages', string];
    const entry = (content.entries.get(collection) ?? []).find((each) => each.id === id);
    const found = field(entry?.data, ...path);
    if (!entry || typeof found !== 'string' || (typeof wanted === 'string' ? found === wanted : wanted.test(found))) return [];
    const right = typeof wanted === 'string' ? `“${wanted}”` : `words with “${wanted.source.replace('.*', ' … ')}”`;
    return [atField(entry, path, `The specification gives ${right} here.`, `Write ${right}. ${OTHERWISE}`)];
  });
}

function subjects(content: Content): Found[] {
  const all = live(content, 'cases');
  if (isUnread(content, 'cases')) return [];
  return SPECIFIED.subjects.flatMap((subject, at) => {
    if (all.some(({ data }) => field(data, 'subject') === subject && field(data, 'id') === at + 1)) return [];
    const entry = all.find(({ data }) => field(data, 'id') === at + 1);
    const message = `The specification’s case ${at + 1} is “${subject}”.`;
    // A draft of it, or one of another number, is where the change was made.
    const own = (content.entries.get('cases') ?? []).find(({ data }) => field(data, 'subject') === subject);
    if (own) {
      const key = isLive(own.data, content.today) ? 'id' : 'draft';
      return [atField(own, [key], message, `${key === 'id' ? `Write id: ${at + 1}` : `Take “${key}” out`}. ${OTHERWISE}`)];
    }
    return entry
      ? [atField(entry, ['subject'], message, `Write subject: ${subject}. ${OTHERWISE}`)]
      : [atFile(`${CONTENT}/pages/case-studies.mdx`, message, `No live case has the id ${at + 1}. ${OTHERWISE}`)];
  });
}

/** A service that was renamed or removed still answers, by a redirect. */
function services(content: Content): Found[] {
  const redirected = new Set(content.redirects.pairs.map(({ from }) => from));
  return SPECIFIED.services
    .filter(
      (id) => !content.routes.get(serviceRoute(id))?.published && !redirected.has(serviceRoute(id)) && !isUnread(content, 'services', id),
    )
    .map((id) => ({
      ...atFile(
        `${CONTENT}/pages/all-our-services.mdx`,
        `The specification has the service ${serviceRoute(id)}, which is neither a live page nor a redirect.`,
        `Bring back ${CONTENT}/services/${id}.mdx, or let it go by: npm run content:remove -- services/${id}`,
      ),
    }));
}

function cards(content: Content): Found[] {
  return Object.entries(SPECIFIED.cards).flatMap(([id, wanted]) => {
    const page = (content.entries.get('pages') ?? []).find((each) => each.id === id);
    const listed = field(page?.data, 'services');
    if (!page || !Array.isArray(listed) || listed.length >= wanted) return [];
    return [
      atField(
        page,
        ['services'],
        `The list has ${listed.length} services; the specification gives it ${wanted}.`,
        `Add another. ${OTHERWISE}`,
      ),
    ];
  });
}

/** Names that a list has to hold. One that is written another way is said where it stands. */
function names(content: Content, collection: 'clients' | 'topics', key: string, wanted: readonly string[]): Found[] {
  if (isUnread(content, collection)) return [];
  const entries = live(content, collection);
  const others = entries.filter(({ data }) => !wanted.includes(String(field(data, key))));
  const held = entries.map(({ data }) => field(data, key));
  return wanted
    .filter((name) => !held.includes(name))
    .map((name) => {
      const meant = nearest(
        name,
        others.map(({ data }) => String(field(data, key))),
      );
      const entry = others.find(({ data }) => field(data, key) === meant);
      const message = `The specification’s list of ${collection} has “${name}”.`;
      return entry
        ? atField(entry, [key], message, `Write ${key}: ${name}. ${OTHERWISE}`)
        : atFile(`${CONTENT}/${collection}.yaml`, message, `Put it back. ${OTHERWISE}`);
    });
}

function order(content: Content): Found[] {
  const clients = live(content, 'clients').filter(({ data }) => (SPECIFIED.clients as readonly unknown[]).includes(field(data, 'name')));
  const wanted = SPECIFIED.clients.filter((name) => clients.some(({ data }) => field(data, 'name') === name));
  const wrong = clients.findIndex(({ data }, i) => field(data, 'name') !== wanted[i]);
  const entry = clients[wrong];
  return entry
    ? [atField(entry, ['name'], `In the specification’s order, “${wanted[wrong]}” stands here.`, `Move the entries. ${OTHERWISE}`)]
    : [];
}

function counts(content: Content): Found[] {
  const team = live(content, 'team');
  const few = (name: CollectionName, place: string, what: string, found: number, wanted: number) => {
    if (found >= wanted || isUnread(content, name)) return [];
    const message = `There are ${found} ${what}; the specification has ${wanted}.`;
    // One that isn't live is where the change was made.
    const draft = (content.entries.get(name) ?? []).find(({ data }) => !isLive(data, content.today));
    return [
      draft ? atField(draft, ['draft'], message, `Take “draft” out. ${OTHERWISE}`) : atFile(place, message, `Add another. ${OTHERWISE}`),
    ];
  };
  return [
    ...few('testimonials', `${CONTENT}/testimonials.yaml`, 'testimonials', live(content, 'testimonials').length, SPECIFIED.testimonials),
    ...few('team', `${CONTENT}/pages/about-us.mdx`, 'people', team.length, SPECIFIED.people),
    ...few(
      'team',
      `${CONTENT}/pages/about-us.mdx`,
      'people with an email address',
      team.filter(({ data }) => field(data, 'email')).length,
      SPECIFIED.peopleWithEmail,
    ),
  ];
}

/** The policy's sections, each under a heading of the second level. */
function policy(content: Content): Found[] {
  const entry = (content.entries.get('pages') ?? []).find(({ id }) => id === 'privacy-policy');
  const found = (entry?.source.tree?.children ?? []).filter(({ type, depth }) => type === 'heading' && depth === 2).length;
  if (!entry || found >= SPECIFIED.policySections) return [];
  const message = `The privacy policy has ${found} sections; the specification has ${SPECIFIED.policySections}.`;
  return [atField(entry, [], message, `Add the others. ${OTHERWISE}`)];
}

/** A former URL leads where the specification says; where that page has moved itself, to where it went. */
function redirects({ redirects: { source, pairs } }: Content): Found[] {
  if (!source || source.problems.length > 0) return [];
  const target = new Map(pairs.map(({ from, to }) => [from, to] as const));
  return Object.entries(SPECIFIED.redirects).flatMap(([from, to]) => {
    const found = target.get(from);
    if (found === to || (found !== undefined && found === target.get(to))) return [];
    const pair = pairs.find((each) => each.from === from);
    return [
      {
        file: REDIRECTS_FILE,
        ...(pair ? source.at(source.yamlOffset + (pair.value.range?.[0] ?? 0)) : { line: 1, column: 1 }),
        message: `The specification lets "${from}" lead to "${to}".`,
        repair: `Write the line “${from}: ${to}”. ${OTHERWISE}`,
      },
    ];
  });
}
