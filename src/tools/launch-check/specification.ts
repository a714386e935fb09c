import { serviceRoute } from '../../config/routes.ts';
import type { CollectionName } from '../../schemas/collections.ts';
import { atField, atFile, type DraftFinding } from '../writing/check/rule.ts';
import { type Content, EVERY, entriesOf } from '../writing/model/content.ts';
import { type Entry, field, isLive } from '../writing/model/entry.ts';
import { CONTENT } from '../writing/model/paths.ts';
import { SPECIFIED, SPECIFIED_WORDS } from './specified.ts';

/** What to do if the firm has decided otherwise. */
const OTHERWISE = 'If it should stay as it is, change src/tools/launch-check/specified.ts.';

/** Words, entries and redirects that the specification requires and the content lacks. They are remarks before the launch, and don't block it. */
export function lackingOfSpecification(content: Content): DraftFinding[] {
  const live = (name: CollectionName) => entriesOf(content, name).filter(({ data }) => isLive(data, content.today));
  const held = (name: CollectionName, ...path: string[]) => live(name).map(({ data }) => field(data, ...path));
  const page = (id: string) => entriesOf(content, 'pages').find((each) => each.id === id);
  /** What is missing from a list; an unreadable list is reported separately. */
  const missing = (name: CollectionName, file: string, wanted: readonly string[], there: readonly unknown[]): DraftFinding[] =>
    wanted.filter((each) => !content.unread.get(name)?.includes(EVERY) && !there.includes(each)).map((each) => lacks(file, `“${each}”`));
  const few = (file: string, what: string, found: number, wanted: number) =>
    found < wanted ? [lacks(file, `${wanted} ${what}; the content has ${found}`)] : [];

  const clients = held('clients', 'name').filter((name) => SPECIFIED.clients.some((each) => each === name));
  const isSorted = clients.every((name, i) => name === SPECIFIED.clients.filter((each) => clients.includes(each))[i]);
  const target = new Map(content.redirects.pairs.map(({ from, to }) => [from, to] as const));
  const services = SPECIFIED.services.map(serviceRoute);
  // A case is known by its number too; a service that was renamed or removed still answers, by a redirect.
  const cases = live('cases').map(({ data }) => `${field(data, 'id')}: ${field(data, 'subject')}`);
  const answering = services.filter((path) => content.routes.get(path)?.published || target.has(path));
  const leading = Object.entries(SPECIFIED.redirects).filter(([from, to]) => [to, target.get(to) ?? to].includes(target.get(from) ?? ''));
  const headings = (page('privacy-policy')?.source.tree?.children ?? []).filter(({ type, depth }) => type === 'heading' && depth === 2);
  return [
    ...words(content),
    ...missing(
      'cases',
      'pages/case-studies.mdx',
      SPECIFIED.subjects.map((subject, i) => `${i + 1}: ${subject}`),
      cases,
    ),
    ...missing('services', 'pages/all-our-services.mdx', services, answering),
    ...missing('clients', 'clients.yaml', SPECIFIED.clients, clients),
    ...(isSorted ? [] : [lacks('clients.yaml', `this order: ${SPECIFIED.clients.join(', ')}`)]),
    ...missing('topics', 'topics.yaml', SPECIFIED.topics, held('topics', 'label')),
    ...missing('settings', 'redirects.yaml', redirectLines(Object.entries(SPECIFIED.redirects)), redirectLines(leading)),
    ...few('testimonials.yaml', 'testimonials', live('testimonials').length, SPECIFIED.testimonials),
    ...few('pages/about-us.mdx', 'people', live('team').length, SPECIFIED.people),
    ...few('pages/about-us.mdx', 'people with an email address', held('team', 'email').filter(Boolean).length, SPECIFIED.peopleWithEmail),
    ...few('pages/privacy-policy.mdx', 'sections', headings.length, SPECIFIED.policySections),
    ...Object.entries(SPECIFIED.cards).flatMap(([id, wanted]) =>
      few(`pages/${id}.mdx`, 'services', Object.keys(field(page(id)?.data, 'services') ?? {}).length, wanted),
    ),
  ];
}

const lacks = (file: string, what: string): DraftFinding =>
  atFile(`${CONTENT}/${file}`, `The specification has ${what}.`, `Write it that way. ${OTHERWISE}`);

/** As redirects.yaml has them. */
const redirectLines = (pairs: readonly (readonly [string, string])[]) => pairs.map(([from, to]) => `${from}: ${to}`);

function words(content: Content): DraftFinding[] {
  return SPECIFIED_WORDS.flatMap(([name, path, wanted]) => {
    const [collection, id] = name.split('/') as ['settings' | 'pages', string];
    const entry = entriesOf(content, collection).find((each: Entry) => each.id === id);
    const found = field(entry?.data, ...path);
    if (!entry || typeof found !== 'string' || (typeof wanted === 'string' ? found === wanted : wanted.test(found))) return [];
    const right = typeof wanted === 'string' ? `“${wanted}”` : `words with “${wanted.source.replace('.*', ' … ')}”`;
    return [atField(entry, path, `The specification gives ${right} here.`, `Write ${right}. ${OTHERWISE}`)];
  });
}
