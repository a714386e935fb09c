// cspell:ignore htps
import { parse as parseHost } from 'tldts';
import { z } from 'zod';
import { nearest } from '../../../lib/nearest.ts';
import type { Node } from '../body.ts';
import { type Content, type Entry, entriesOf, field, isLive, textOf } from '../model.ts';
import type { Fix } from '../problem.ts';
import { atField, atOffset, type Found, type Rule } from '../rule.ts';

export const rules: Rule[] = [
  { id: 'link', severity: 'error', finds: 'links that lead nowhere', check: (content) => [...bodyLinks(content), ...routeFields(content)] },
  { id: 'link-words', severity: 'error', finds: 'links whose words say nothing', check: emptyWords },
  { id: 'host', severity: 'error', finds: 'web addresses on hosts that can’t exist', check: hostFields },
];

/** What is wrong with a target, and what would be right. */
interface Wrong {
  message: string;
  repair: string;
  /** The target as it should be. */
  right?: string;
}

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

function emptyWords(content: Content): Found[] {
  return entriesOf(content).flatMap(({ source }) => {
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
  });
}

function targetFix(raw: string, start: number, url: string, right: string | undefined): Fix | undefined {
  const at = raw.lastIndexOf(url);
  return right === undefined || at < 0 || !url ? undefined : { start: start + at, end: start + at + url.length, text: right };
}

/** "www.iso.org" in a text becomes a link by itself, and to http. */
const bareLink = (raw: string, node: Node): Wrong | undefined =>
  /^www\./i.test(raw) && node.type === 'link'
    ? {
        message: `"${raw}" becomes a link to an insecure address.`,
        repair: `Write [${raw}](https://${raw}).`,
        ...(hostProblem(`https://${raw}`) ?? {}),
      }
    : undefined;

/** What is wrong with where a link of an entry leads. */
function wrongTarget(content: Content, entry: Entry, url: string): Wrong | undefined {
  if (/\s/.test(url)) return { message: `The link leads to "${url}", which holds a space.`, repair: 'Write the path without spaces.' };
  if (url.startsWith('mailto:')) return wrongMail(content, url);
  if (z.email().safeParse(url).success)
    return { message: `The link leads to a page "${url}".`, repair: `Write mailto:${url}`, right: `mailto:${url}` };
  if (url.startsWith('tel:'))
    return /^tel:\+[1-9]\d{6,14}$/.test(url)
      ? undefined
      : {
          message: `"${url}" is no number a telephone dials.`,
          repair: 'Write tel: and the number with country code and digits only: tel:+31701234567.',
        };
  if (/^https:\/\/[^/]/.test(url)) return ownSite(content, url) ?? hostProblem(url);
  const web = meantWeb(url);
  if (web && !url.startsWith('http://'))
    return { message: `The link leads to "${url}", which is not a whole web address.`, repair: `Write ${web}`, right: web };
  if (/^http:\/\//.test(url))
    return {
      message: `The link leads to "${url}", which is not encrypted.`,
      repair: `Write https: ${url.replace(/^http:/, 'https:')}`,
      right: url.replace(/^http:/, 'https:'),
    };
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url))
    return {
      message: `The link leads to "${url}".`,
      repair: 'Links are https, mailto, tel, or a path within the site that starts with "/".',
    };
  return wrongPath(content, entry, url);
}

/** The web address that was meant where its beginning is missing or written wrong: "www.iso.org", "htps://www.iso.org". */
function meantWeb(url: string): string | undefined {
  const [, rest = ''] = /^(?:[a-z]{3,6}:?\/{1,2}|\/\/)?([^/\s]+\.[a-z]{2,}(?:[/?#].*)?)$/i.exec(url) ?? [];
  const host = rest.split(/[/?#]/)[0] ?? '';
  const { isIcann, domain } = parseHost(host, { allowPrivateDomains: false });
  return isIcann && domain && !/\.(?:pdf|html?|mdx?|zip)$/i.test(host) ? `https://${rest}` : undefined;
}

function wrongMail(content: Content, url: string): Wrong | undefined {
  const address = url.slice('mailto:'.length).replace(/\?.*$/, '');
  if (!z.email().safeParse(address).success)
    return {
      message: `"${address}" is no email address.`,
      repair: 'Write mailto: and one address, such as mailto:info@example.com; take out commas and spaces.',
    };
  const [name, domain = ''] = address.split('@');
  const own = ownDomain(content);
  if (own && domain !== own && nearest(domain, [own]))
    return {
      message: `The domain "${domain}" is not the firm’s, "${own}".`,
      repair: `Write mailto:${name}@${own}`,
      right: url.replace(domain, own),
    };
  return hostProblem(`https://${domain}`);
}

const companyOf = (content: Content) => (content.entries.get('settings') ?? []).find(({ data }) => field(data, 'kind') === 'company');
const ownDomain = (content: Content) => String(field(companyOf(content)?.data, 'email', 'address') ?? '').split('@')[1];

/** A link to the site's own domain would leave previews and be checked by nobody. */
function ownSite(content: Content, url: string): Wrong | undefined {
  const site = field(companyOf(content)?.data, 'site');
  if (typeof site !== 'string' || !URL.canParse(site) || !URL.canParse(url)) return undefined;
  const { hostname, pathname, search, hash } = new URL(url);
  if (hostname !== 'localhost' && hostname.replace(/^www\./, '') !== new URL(site).hostname.replace(/^www\./, '')) return undefined;
  const right = `${pathname}${search}${hash}`;
  return { message: `The link leads to this site by its full address: it would leave a preview.`, repair: `Write "${right}".`, right };
}

/** Names that RFC 2606 keeps for examples: the launch check names them. */
const EXAMPLES = /(?:^|\.)(?:example|test|invalid)$/;

/** Hosts on which the firm has its accounts: one letter off is somebody else's. */
const KNOWN_HOSTS = ['linkedin.com', 'calendly.com', 'paperform.co', 'plausible.io'];
const domainOf = (hostname: string) => parseHost(hostname, { allowPrivateDomains: false }).domain ?? hostname;

/** A host whose ending nobody can register, or that is a slip of a known one. */
function hostProblem(url: string): Wrong | undefined {
  if (!URL.canParse(url))
    return { message: `"${url}" is no web address.`, repair: 'Write it whole, such as https://www.iso.org/standard.html.' };
  const { hostname } = new URL(url);
  const slip = KNOWN_HOSTS.find((known) => domainOf(hostname) !== known && nearest(domainOf(hostname), [known]));
  if (slip) return { message: `"${hostname}" is not ${slip}.`, repair: `Did you mean "${hostname.replace(domainOf(hostname), slip)}"?` };
  const { isIcann, isIp, publicSuffix, domain } = parseHost(hostname, { allowPrivateDomains: false });
  if (isIp)
    return {
      message: `"${hostname}" is the number of a machine.`,
      repair: 'Write the host name that your browser shows, such as www.iso.org.',
    };
  if (EXAMPLES.test(hostname) || (isIcann && domain)) return undefined;
  const tidy = hostname
    .replace(/,/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/\.$/, '');
  if (tidy !== hostname && parseHost(tidy).isIcann) return { message: `"${hostname}" is no host.`, repair: `Did you mean "${tidy}"?` };
  const meant = nearest(publicSuffix ?? '', ['com', 'org', 'net', 'eu', 'nl', 'io', 'uk', 'de', 'fr', 'no', 'gov', 'int', 'edu']);
  const right = meant && domain && publicSuffix ? hostname.replace(new RegExp(`${publicSuffix}$`), meant) : undefined;
  return {
    message: domain ? `No address can end in ".${publicSuffix}": ${hostname}` : `"${hostname}" is no host.`,
    repair: right ? `Did you mean "${right}"?` : 'Compare it with the address in your browser.',
  };
}

/** What is wrong with a path within the site, with its anchor. */
function wrongPath(content: Content, entry: Entry, url: string): Wrong | undefined {
  const [, path = '', query = '', anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  const own = [...content.routes.values()].find(({ file, isDocument }) => file === entry.source.file && !isDocument);
  if (!path) {
    if (!own)
      return {
        message: `"${url}" leads nowhere: this text is not a page of its own.`,
        repair: 'Write the path of a page, such as /about-us.',
      };
    return anchor === undefined || anchor === ''
      ? { message: 'The link leads nowhere.', repair: 'Write the path of a page, such as /about-us.' }
      : wrongAnchor(own.anchors, anchor, '');
  }
  const route = content.routes.get(path);
  if (route) {
    if (route === own && anchor === undefined)
      return { message: `The link leads to the page it stands on.`, repair: `Take the link out, or name a place of the page: ${path}#…` };
    if (!route.published && isLive(entry.data, content.today))
      return {
        message: `"${path}" is not on the live site yet: ${route.file} is a draft or has a later day.`,
        repair: 'Publish that entry first, or take the link out.',
      };
    return anchor === undefined ? undefined : wrongAnchor(route.anchors, anchor, path);
  }
  const tidy = path
    .replace(/\.(?:html?|mdx?)$/, '')
    .replace(/(.)\/+$/, '$1')
    .toLowerCase();
  const known = [tidy, `/${tidy}`].find((each) => content.routes.has(each)) ?? routeNamed(content, path);
  const behind = `${query}${anchor === undefined ? '' : `#${anchor}`}`;
  if (known) return { message: `No page has the path "${path}".`, repair: `Did you mean "${known}"?`, right: known + behind };
  const redirect = content.redirects.pairs.find(({ from }) => from === path || from === tidy);
  if (redirect)
    return {
      message: `"${path}" is a former path: it leads on to "${redirect.to}".`,
      repair: `Write "${redirect.to}".`,
      right: redirect.to + (redirect.to.includes('#') ? '' : behind),
    };
  const meant =
    nearest(path, [...content.routes.keys()]) ??
    nearest(
      path,
      [...content.routes.keys()].map((to) => to.slice(to.lastIndexOf('/'))),
    );
  const whole = [...content.routes.keys()].find((to) => to === meant || (meant && to.endsWith(meant)));
  const isFile = /\.(?:pdf|docx?|xlsx?|zip)$/i.test(path);
  return {
    message: `No page has the path "${path}".`,
    repair: whole
      ? `Did you mean "${whole}"?`
      : isFile
        ? 'A flyer is at /documents/flyers/<service>.pdf, a white paper at /documents/<case>.pdf; other files can’t be linked.'
        : 'A path within the site starts with "/" and is the name of a content file.',
  };
}

/** The page or document whose last part is that of a path: "../services/training.mdx", "/training.pdf". */
function routeNamed(content: Content, path: string): string | undefined {
  const name = (path.split('/').at(-1) ?? '').toLowerCase();
  const isFile = /\.\w+$/.test(name) && !/\.(?:html?|mdx?)$/.test(name);
  const wanted = isFile ? name : name.replace(/\.\w+$/, '');
  const ends = [...content.routes.keys()].filter((to) => wanted && to.endsWith(`/${wanted}`));
  return ends.length === 1 ? ends[0] : undefined;
}

function wrongAnchor(anchors: ReadonlySet<string>, anchor: string, path: string): Wrong | undefined {
  if (anchors.has(anchor)) return undefined;
  const meant = nearest(anchor, [...anchors]);
  return {
    message: `${path ? `The page ${path}` : 'This page'} has no place "#${anchor}".`,
    repair: meant
      ? `Did you mean "${path}#${meant}"?`
      : anchors.size > 1
        ? `Its places: ${[...anchors].map((id) => `#${id}`).join(', ')}.`
        : `It has no headings to jump to: write "${path || '/about-us'}" alone.`,
  };
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

function routeFound(entry: Entry, path: PropertyKey[], value: string, { message, repair, right }: Wrong): Found {
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
  if (lists.includes(value)) return undefined;
  return {
    message: `"${value}" is no list of services${isPopup ? ', and the popup opens on those alone' : ''}.`,
    repair: `Possible: ${lists.join(', ')}.`,
  };
}

/** Web addresses in fields. */
function hostFields(content: Content): Found[] {
  return entriesOf(content).flatMap((entry) => {
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
  });
}
