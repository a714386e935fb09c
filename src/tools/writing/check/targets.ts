import { z } from 'zod';
import { ROUTES } from '../../../config/routes.ts';
import { nearest } from '../../../lib/nearest.ts';
import { TOPIC } from '../../../lib/topic-filter.ts';
import { settingsOf } from '../model/checked.ts';
import { type Content, EVERY, idsOf } from '../model/content.ts';
import { type Entry, isLive } from '../model/entry.ts';
import type { Advice, Severity } from '../model/problem.ts';
import type { Route } from '../model/routes.ts';

export function targetProblem(content: Content, entry: Entry, url: string): Advice | undefined {
  const instead = (why: string, right: string, severity?: Severity): Advice => [
    `The link leads to "${url}", ${why}.`,
    `Write ${right}`,
    severity,
  ];
  if (/\s/.test(url)) return instead('which contains a space', 'the path without spaces.');
  if (isEmail(url)) return instead('which isn’t a page', `mailto:${url}`);
  if (/^www\./i.test(url)) return instead('which is not a full URL', `https://${url}`);
  if (!/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) return pathProblem(content, entry, url);
  if (url.startsWith('mailto:'))
    return isEmail(url.slice('mailto:'.length).replace(/\?.*$/, ''))
      ? undefined
      : [
          `"${url}" isn’t an email address.`,
          'Write one address, such as mailto:info@example.com, without commas and spaces.',
        ];
  if (url.startsWith('tel:'))
    return /^tel:\+[1-9]\d{6,14}$/.test(url)
      ? undefined
      : [
          `"${url}" isn’t a number that a telephone can dial.`,
          'Write it with country code and digits only: tel:+31701234567.',
        ];
  if (!z.httpUrl().safeParse(url).success)
    return [
      `"${url}" isn’t the URL of a page.`,
      'Compare it with your browser. Links are https, mailto, tel, or a path that starts with "/".',
    ];
  const own = ownSiteProblem(content, entry, url);
  if (own || url.startsWith('https:')) return own;
  return instead('which is not encrypted', url.replace('http:', 'https:'), 'warning');
}

const isEmail = (address: string) => z.email().safeParse(address).success;

/** A link to the site's own domain would lead out of a preview, and nothing would check it. */
function ownSiteProblem(content: Content, entry: Entry, url: string): Advice | undefined {
  const site = settingsOf(content, 'company')?.data.site;
  const { origin, pathname, search, hash } = new URL(url);
  if (origin !== site) return undefined;
  const path = `${pathname}${search}${hash}`;
  const message =
    'The link gives this site’s full URL, so in a preview it would lead away to the live site.';
  return pathProblem(content, entry, path) ?? [message, `Write "${path}".`];
}

const ANY_PAGE = 'Write the path of a page, such as /about-us.';

/**
 * What is wrong with a path within the site, with its query and anchor; without an entry, it is
 * that of a redirect.
 */
export function pathProblem(
  content: Content,
  entry: Entry | undefined,
  url: string,
): Advice | undefined {
  const [, path = '', query = '', anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  const own = [...content.routes.values()].find(
    ({ file, isDocument }) => file === entry?.source.file && !isDocument,
  );
  if (!path && !own)
    return [`"${url}" leads nowhere: this text is not a page of its own.`, ANY_PAGE];
  if (!path && !anchor) return ['The link leads nowhere.', ANY_PAGE];
  const route = path ? content.routes.get(path) : own;
  if (!route) return unknownPath(content, path);
  if (path && route === own && anchor === undefined)
    return [
      'The link leads to the page it is on.',
      `Take the link out, or name a place on the page: ${path}#…`,
      'warning',
    ];
  if (route !== own && !route.published && (!entry || isLive(entry.data, content.today)))
    return [
      `"${path}" is not on the live site yet: ${route.file} is a draft or is published later.`,
      'Publish it first, or choose another page.',
    ];
  return (
    topicProblem(content, path, query) ??
    (anchor === undefined ? undefined : anchorProblem(route, anchor, path))
  );
}

/** A path that no page has: a former one, or one that is near it. */
function unknownPath({ routes, redirects }: Content, path: string): Advice {
  const tidy = `/${path.replace(/^(?:\.{0,2}\/)+|\/+$|\.(?:html?|mdx?)$/g, '')}`.toLowerCase();
  const redirect = redirects.pairs.find(({ from }) => from === path || from === tidy);
  if (redirect && !routes.has(tidy))
    return [
      `"${path}" is a former path: it redirects to "${redirect.to}".`,
      `Write "${redirect.to}".`,
    ];
  const known = [...routes.keys()];
  const last = (each: string) => each.slice(each.lastIndexOf('/') + 1);
  const meant =
    known.find((each) => each === tidy) ??
    known.find((each) => last(each) === last(tidy)) ??
    nearest(tidy, known);
  return [
    `No page has the path "${path}".`,
    meant
      ? `Did you mean "${meant}"?`
      : 'A service is at /<its file’s name>, a case at /case-studies/<its file’s name>, a page as in the menu.',
  ];
}

/** A topic that the list of cases doesn’t have: it would show all of them. */
function topicProblem(content: Content, path: string, query: string): Advice | undefined {
  const known = idsOf(content, 'topics');
  const wrong = new URLSearchParams(query).getAll(TOPIC).find((topic) => !known.includes(topic));
  if (path !== ROUTES.cases || wrong === undefined || known.includes(EVERY)) return undefined;
  const meant = nearest(wrong, known);
  const repair = meant ? `Did you mean "${meant}"?` : `Known: ${known.join(', ')}.`;
  return [`There is no topic "${wrong}".`, repair];
}

function anchorProblem({ ids }: Route, anchor: string, path: string): Advice | undefined {
  const known = ids?.flatMap(({ id, isInner }) => (isInner ? [] : id));
  if (!known || known.includes(anchor)) return undefined;
  const meant = nearest(anchor, known);
  return [
    `There is no "#${anchor}" on ${path ? `the page ${path}` : 'this page'}.`,
    meant
      ? `Did you mean "${path}#${meant}"?`
      : `It has: ${known.map((id) => `#${id}`).join(', ')}.`,
  ];
}
