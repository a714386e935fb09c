import { z } from 'zod';
import type { Stretch } from '../../../lib/edits.ts';
import { memoize } from '../../../lib/memoize.ts';
import { nearest, onlyNear } from '../../../lib/nearest.ts';
import type { Node } from '../model/body.ts';
import { type Content, entriesOf } from '../model/content.ts';
import { type Entry, field, isLive } from '../model/entry.ts';
import { CONTENT } from '../model/paths.ts';
import { retargeted, type Source } from '../model/source.ts';
import { renamedFiles } from './git.ts';
import { hostProblem, meantWeb, ownSite, type Wrong, wrong, wrongMail } from './hosts.ts';
import { aboutOf } from './numbers/mentions.ts';
import { atOffset, type DraftFinding } from './rule.ts';

/** A finding at a stretch that holds the target of a link or redirect, which is replaced where the right one is known. */
export function atTarget(source: Source, stretch: Stretch, url: string, { severity, message, repair, right }: Wrong): DraftFinding {
  const fix = right === undefined || !url ? undefined : retargeted(source, stretch, url, right);
  return { ...(severity && { severity }), ...atOffset(source, stretch.start, message, repair, fix) };
}

/** "www.iso.org" in a text becomes a link automatically, and to http. */
export const bareLink = (raw: string, node: Node): Wrong | undefined =>
  /^www\./i.test(raw) && node.type === 'link'
    ? (hostProblem(`https://${raw}`) ?? wrong(`"${raw}" becomes a link to an insecure URL.`, `Write [${raw}](https://${raw}).`))
    : undefined;

/** What is wrong with where a link of an entry leads. */
export function wrongTarget(content: Content, entry: Entry, url: string): Wrong | undefined {
  const leads = (why: string) => `The link leads to "${url}"${why}.`;
  const instead = (why: string, right: string): Wrong => wrong(leads(`, ${why}`), `Write ${right}`, right);
  if (/\s/.test(url)) return wrong(leads(', which contains a space'), 'Write the path without spaces.');
  if (url.startsWith('mailto:')) return wrongMail(content, url);
  if (z.email().safeParse(url).success) return instead('which isn’t a page', `mailto:${url}`);
  if (/^tel:\+[1-9]\d{6,14}$/.test(url)) return undefined;
  if (url.startsWith('tel:'))
    return wrong(`"${url}" isn’t a number that a telephone can dial.`, 'Write it with country code and digits only: tel:+31701234567.');
  if (/^https?:\/\/[^/]/.test(url)) {
    const own = ownSite(content, url, (path) => wrongPath(content, entry, path));
    if (own || url.startsWith('https:')) return own ?? hostProblem(url);
    return { severity: 'warning', ...instead('which is not encrypted', url.replace('http:', 'https:')) };
  }
  const web = meantWeb(url);
  if (web) return instead('which is not a full URL', web);
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url))
    return wrong(leads(''), 'Links are https, mailto, tel, or a path within the site that starts with "/".');
  return wrongPath(content, entry, url);
}

const ANY_PAGE = 'Write the path of a page, such as /about-us.';

/** What is wrong with a path within the site, with its anchor; without an entry, it is that of a redirect. */
export function wrongPath(content: Content, entry: Entry | undefined, url: string): Wrong | undefined {
  const [, path = '', query = '', anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  const own = [...content.routes.values()].find(({ file, isDocument }) => file === entry?.source.file && !isDocument);
  if (!path) {
    if (!own) return wrong(`"${url}" leads nowhere: this text is not a page of its own.`, ANY_PAGE);
    return anchor ? wrongAnchor(own.anchors, anchor, '') : wrong('The link leads nowhere.', ANY_PAGE);
  }
  const route = content.routes.get(path);
  if (route) {
    const repair = `Take the link out, or name a place on the page: ${path}#…`;
    if (route === own && anchor === undefined) return { severity: 'warning', ...wrong('The link leads to the page it is on.', repair) };
    const draft = `"${path}" is not on the live site yet: ${route.file} is a draft or is published later.`;
    if (!route.published && (!entry || isLive(entry.data, content.today))) return wrong(draft, 'Publish it first, or choose another page.');
    return anchor === undefined ? undefined : wrongAnchor(route.anchors, anchor, path);
  }
  const behind = `${query}${anchor === undefined ? '' : `#${anchor}`}`;
  const no = `No page has the path "${path}".`;
  const tidy = `/${path.replace(/^(?:\.{0,2}\/)+|\/+$|\.(?:html?|mdx?)$/g, '')}`.toLowerCase();
  const known = content.routes.has(tidy) ? tidy : routeNamed(content, tidy);
  if (known) return wrong(no, `Did you mean "${known}"?`, known + behind);
  const renamed = renamedRoute(content, path);
  if (renamed) return wrong(no, `Write "${renamed}": its file has been renamed.`, renamed + behind);
  const redirect = content.redirects.pairs.find(({ from }) => from === path || from === tidy);
  if (redirect) {
    const right = redirect.to + (redirect.to.includes('#') ? '' : behind);
    return wrong(`"${path}" is a former path: it redirects to "${redirect.to}".`, `Write "${redirect.to}".`, right);
  }
  // A name close to a former path means the page that the path redirects to.
  const names = [...content.routes.keys(), ...content.redirects.pairs.map(({ from }) => from)];
  const leadsTo = (name?: string) => content.redirects.pairs.find(({ from }) => from === name)?.to ?? name;
  const meant = leadsTo(nearest(tidy, names));
  const sure = leadsTo(onlyNear(tidy, names));
  if (meant) return wrong(no, `Did you mean "${meant}"?`, sure && sure + behind);
  const pages = [...content.routes.values()].filter(({ file, isDocument }) => file.startsWith(`${CONTENT}/pages/`) && !isDocument);
  const others =
    'a service is at /<its file’s name>, a case at /case-studies/<its file’s name>, a flyer at /documents/flyers/<service>.pdf, a white paper at /documents/<case>.pdf';
  return wrong(no, `Pages: ${pages.map((page) => page.path).join(', ')}; ${others}.`);
}

/** The new path of an entry that the branch has renamed, according to git. */
export function renamedRoute(content: Content, url: string): string | undefined {
  const [, now] =
    [...renamedFiles(content)].find(([was]) => was.endsWith(`/${url.slice(url.lastIndexOf('/') + 1).replace('.pdf', '')}.mdx`)) ?? [];
  const routes = [...content.routes.values()].filter(({ published, isDocument }) => published && isDocument === url.endsWith('.pdf'));
  return routes.find(({ file }) => file === now)?.path;
}

/** The page or document whose last part is most like that of a path: "../../services/training.mdx", "/training.pdf". */
function routeNamed(content: Content, path: string): string | undefined {
  const last = (route: string) => route.slice(route.lastIndexOf('/') + 1);
  const name = last(path).toLowerCase();
  const wanted = name.endsWith('.pdf') ? name : name.replace(/\.\w+$/, '');
  const meant = nearest(wanted, [...content.routes.keys()].map(last));
  const ends = [...content.routes.keys()].filter((route) => last(route) === (last(wanted) || undefined) || last(route) === meant);
  return ends.length === 1 ? ends[0] : undefined;
}

function wrongAnchor(anchors: ReadonlySet<string> | undefined, anchor: string, path: string): Wrong | undefined {
  if (!anchors || anchors.has(anchor)) return undefined;
  const meant = nearest(anchor, [...anchors]);
  const message = `There is no "#${anchor}" on ${path ? `the page ${path}` : 'this page'}.`;
  if (meant) return wrong(message, `Did you mean "${path}#${meant}"?`, onlyNear(anchor, [...anchors]) && `${path}#${meant}`);
  return wrong(message, `It has: ${[...anchors].map((id) => `#${id}`).join(', ')}.`);
}

/** The words by which each page is known: its titles, what it is about, and its path. */
const pageNames = memoize((content: Content) => {
  const routes = [...content.routes.values()].filter(({ isDocument }) => !isDocument);
  return entriesOf(content, 'cases', 'services', 'pages').flatMap(({ data, source }) => {
    const path = routes.find(({ file }) => file === source.file)?.path;
    const names = [field(data, 'title'), field(data, 'subject'), field(data, 'banner', 'title')].filter((name) => typeof name === 'string');
    return path === undefined
      ? []
      : { path, names: names.map((name) => name.toLowerCase()), words: new Set(aboutOf([...names, path].join(' '))) };
  });
});

/** A link whose words are the name of another page, or are all of another page's words and none of the one it leads to. */
export function otherName(content: Content, said: string, url: string): Wrong | undefined {
  const pages = pageNames(content);
  const target = pages.find(({ path }) => path === url.replace(/[?#].*/, ''));
  const words = new Set(aboutOf(said));
  if (!target || target.names.includes(said.toLowerCase())) return undefined;
  const isForeign = words.size > 1 && words.isDisjointFrom(target.words);
  const meant =
    pages.find(({ names }) => names.includes(said.toLowerCase())) ?? (isForeign && pages.find((page) => words.isSubsetOf(page.words)));
  if (!meant) return undefined;
  return {
    severity: 'warning',
    ...wrong(`“${said}” names ${meant.path}, but the link leads to ${url}.`, `Write ${meant.path}, or other words.`),
  };
}
