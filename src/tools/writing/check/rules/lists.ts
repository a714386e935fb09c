import { ROUTES } from '../../../../config/routes.ts';
import { checkedIn, routesIn, settingsOf } from '../../model/checked.ts';
import { type Content, entriesOf } from '../../model/content.ts';
import { isLive } from '../../model/entry.ts';
import { atField, type RuleResult, type Rules } from '../rule.ts';

export const rules: Rules = {
  pages: [
    { code: 'menu', check: menus },
    {
      code: 'unlisted',
      check: (content) => [unlistedServices(content), papersWithoutCase(content)],
    },
  ],
};

const WAYS_IN = [ROUTES.operations, ROUTES.projects, ROUTES.allServices];
/** Paths that each list of links must contain, whatever else is in it. */
const NEEDED: { kind: 'navigation' | 'promotion'; list: string; paths: readonly string[] }[] = [
  { kind: 'navigation', list: 'services', paths: WAYS_IN },
  { kind: 'navigation', list: 'links', paths: [ROUTES.cases, ROUTES.about, ROUTES.contact] },
  { kind: 'navigation', list: 'footer', paths: [ROUTES.privacy] },
  { kind: 'promotion', list: 'pages', paths: WAYS_IN },
];

function menus(content: Content): RuleResult {
  return NEEDED.map(({ kind, list, paths }) => {
    const entry = settingsOf(content, kind);
    if (!entry) return undefined;
    const linked = routesIn(entry).flatMap(({ path, value }) => (path[0] === list ? value : []));
    // A path that is wrong or repeated is reported at its own line, and most likely stands in the
    // place of the missing one.
    const isWrong = (path: string) =>
      !content.routes.has(path.split('#')[0] ?? '') ||
      (kind === 'promotion' && !paths.includes(path));
    if (linked.some(isWrong) || new Set(linked).size < linked.length) return undefined;
    return paths.map((path) => {
      if (linked.includes(path)) return undefined;
      const line = kind === 'promotion' ? `- ${path}` : `a name and “route: ${path}”`;
      const message = `${list} has no link to ${path}, which the site always shows there.`;
      const repair = `Put it back: ${line}. If that page no longer exists, ask an engineer.`;
      return atField(entry, [list], message, repair);
    });
  });
}

function unlistedServices(content: Content): RuleResult {
  const page = checkedIn(content, 'pages').find(({ id }) => id === 'all-our-services');
  const listed = page?.data.kind === 'list' ? page.data.services : [];
  // One that was renamed by hand is reported under its former name.
  if (!page || content.deleted.some(({ collection }) => collection === 'services'))
    return undefined;
  return entriesOf(content, 'services').map(({ id, source }) => {
    if (listed.includes(id)) return undefined;
    const message = `${id} is missing from the list of all services, so no page leads to ${source.file}.`;
    const repair = `Add a line “- ${id}” to services:, where its card should appear.`;
    return atField(page, ['services'], message, repair);
  });
}

function papersWithoutCase(content: Content): RuleResult {
  // One that can't be read, or has another name now, may name any paper.
  if ((content.unread.get('cases') ?? []).length > 0) return undefined;
  const all = checkedIn(content, 'cases').flatMap(({ data }) => data.whitePaper?.paper ?? []);
  const referenced = new Set(all);
  // One that two cases name stands most likely in the place of another.
  if (referenced.size < all.length) return undefined;
  return entriesOf(content, 'papers').map((entry) => {
    if (referenced.has(entry.id) || !isLive(entry.data, content.today)) return undefined;
    const repair = `Write “paper: ${entry.id}” under whitePaper: of its case, make the paper a draft (draft: true), or remove it: npm run content:remove papers/${entry.id}`;
    return atField(entry, [], 'No case names this white paper, so no page leads to it.', repair);
  });
}
