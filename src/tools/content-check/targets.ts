import { z } from 'zod';
import { allNear, nearest, onlyNear } from '../../lib/nearest.ts';
import type { Node } from './body.ts';
import { type Entry, isLive } from './entry.ts';
import { hostProblem, meantWeb, ownSite, type Wrong, wrongMail } from './hosts.ts';
import type { Content } from './model.ts';

/** "www.iso.org" in a text becomes a link by itself, and to http. */
export const bareLink = (raw: string, node: Node): Wrong | undefined =>
  /^www\./i.test(raw) && node.type === 'link'
    ? {
        message: `"${raw}" becomes a link to an insecure URL.`,
        repair: `Write [${raw}](https://${raw}).`,
        ...(hostProblem(`https://${raw}`) ?? {}),
      }
    : undefined;

/** What is wrong with where a link of an entry leads. */
export function wrongTarget(content: Content, entry: Entry, url: string): Wrong | undefined {
  /** Where it should lead, for `--fix` too. */
  const instead = (why: string, right: string): Wrong => ({
    message: `The link leads to "${url}", ${why}.`,
    repair: `Write ${right}`,
    right,
  });
  if (/\s/.test(url)) return { message: `The link leads to "${url}", which holds a space.`, repair: 'Write the path without spaces.' };
  if (url.startsWith('mailto:')) return wrongMail(content, url);
  if (z.email().safeParse(url).success) return instead('which is no page', `mailto:${url}`);
  if (url.startsWith('tel:'))
    return /^tel:\+[1-9]\d{6,14}$/.test(url)
      ? undefined
      : {
          message: `"${url}" is no number a telephone dials.`,
          repair: 'Write tel: and the number with country code and digits only: tel:+31701234567.',
        };
  if (/^https:\/\/[^/]/.test(url)) return ownSite(content, url) ?? hostProblem(url);
  if (url.startsWith('http://')) return { severity: 'warning', ...instead('which is not encrypted', url.replace('http:', 'https:')) };
  const web = meantWeb(url);
  if (web) return instead('which is not a full URL', web);
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url))
    return {
      message: `The link leads to "${url}".`,
      repair: 'Links are https, mailto, tel, or a path within the site that starts with "/".',
    };
  return wrongPath(content, entry, url);
}

/** What is wrong with a path within the site, with its anchor. */
export function wrongPath(content: Content, entry: Entry, url: string): Wrong | undefined {
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
      return {
        severity: 'warning',
        message: `The link leads to the page it stands on.`,
        repair: `Take the link out, or name a place of the page: ${path}#…`,
      };
    if (!route.published && isLive(entry.data, content.today))
      return {
        message: `"${path}" is not on the live site yet: ${route.file} is a draft or has a later day.`,
        repair: 'Publish that entry first, or take the link out.',
      };
    return anchor === undefined ? undefined : wrongAnchor(route.anchors, anchor, path);
  }
  const behind = `${query}${anchor === undefined ? '' : `#${anchor}`}`;
  const tidy = `/${path.replace(/^(?:\.{0,2}\/)+|\/+$|\.(?:html?|mdx?)$/g, '')}`.toLowerCase();
  const known = content.routes.has(tidy) ? tidy : routeNamed(content, tidy);
  if (known) return { message: `No page has the path "${path}".`, repair: `Did you mean "${known}"?`, right: known + behind };
  const redirect = content.redirects.pairs.find(({ from }) => from === path || from === tidy);
  if (redirect)
    return {
      message: `"${path}" is a former path: it leads on to "${redirect.to}".`,
      repair: `Write "${redirect.to}".`,
      right: redirect.to + (redirect.to.includes('#') ? '' : behind),
    };
  const [meant, ...others] = allNear(tidy, [...content.routes.keys()]);
  return {
    message: `No page has the path "${path}".`,
    ...(meant && others.length === 0 && { right: meant + behind }),
    repair: meant
      ? `Did you mean "${meant}"?`
      : 'A page has the name of its file, such as /about-us; a flyer is at /documents/flyers/<service>.pdf, a white paper at /documents/<case>.pdf.',
  };
}

/** The page or document whose last part is most like that of a path: "../services/training.mdx", "/training.pdf". */
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
  return {
    message: `${path ? `The page ${path}` : 'This page'} has no place "#${anchor}".`,
    ...(onlyNear(anchor, [...anchors]) && { right: `${path}#${meant}` }),
    repair: meant
      ? `Did you mean "${path}#${meant}"?`
      : anchors.size > 1
        ? `Its places: ${[...anchors].map((id) => `#${id}`).join(', ')}.`
        : `It has no headings to jump to: write "${path || '/about-us'}" alone.`,
  };
}
