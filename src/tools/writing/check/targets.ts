import { z } from 'zod';
import type { Stretch } from '../../../lib/edits.ts';
import { nearest, onlyNear } from '../../../lib/nearest.ts';
import { settingsOf } from '../model/checked.ts';
import type { Content } from '../model/content.ts';
import { type Entry, isLive } from '../model/entry.ts';
import { retargeted, type Source } from '../model/source.ts';
import { atOffset, type DraftFinding } from './rule.ts';

/** What is wrong with a target, and what would be right. */
interface TargetProblem {
  message: string;
  repair: string;
  /** The target as it should be. */
  right?: string | undefined;
  /** Set if it does lead somewhere. */
  severity?: 'warning';
}
const problem = (message: string, repair: string, right?: string): TargetProblem => ({
  message,
  repair,
  right,
});

/**
 * A finding at a stretch that holds the target of a link or redirect, which is replaced where the
 * right one is known.
 */
export function atTarget(
  source: Source,
  stretch: Stretch,
  url: string,
  { severity, message, repair, right }: TargetProblem,
): DraftFinding {
  const fix = right === undefined || !url ? undefined : retargeted(source, stretch, url, right);
  return {
    ...atOffset(source, stretch.start, message, repair, fix),
    ...(severity && { severity }),
  };
}

/** What is wrong with where a link of an entry leads. */
export function targetProblem(
  content: Content,
  entry: Entry,
  url: string,
): TargetProblem | undefined {
  const instead = (why: string, right: string) =>
    problem(`The link leads to "${url}", ${why}.`, `Write ${right}`, right);
  if (/\s/.test(url))
    return problem(
      `The link leads to "${url}", which contains a space.`,
      'Write the path without spaces.',
    );
  if (isEmail(url)) return instead('which isn’t a page', `mailto:${url}`);
  if (/^www\./i.test(url)) return instead('which is not a full URL', `https://${url}`);
  if (!/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) return pathProblem(content, entry, url);
  if (url.startsWith('mailto:'))
    return isEmail(url.slice('mailto:'.length).replace(/\?.*$/, ''))
      ? undefined
      : problem(
          `"${url}" isn’t an email address.`,
          'Write one address, such as mailto:info@example.com, without commas and spaces.',
        );
  if (url.startsWith('tel:'))
    return /^tel:\+[1-9]\d{6,14}$/.test(url)
      ? undefined
      : problem(
          `"${url}" isn’t a number that a telephone can dial.`,
          'Write it with country code and digits only: tel:+31701234567.',
        );
  if (!z.httpUrl().safeParse(url).success)
    return problem(
      `"${url}" isn’t the URL of a page.`,
      'Compare it with your browser. Links are https, mailto, tel, or a path that starts with "/".',
    );
  const own = ownSiteProblem(content, entry, url);
  if (own || url.startsWith('https:')) return own;
  return {
    ...instead('which is not encrypted', url.replace('http:', 'https:')),
    severity: 'warning',
  };
}

const isEmail = (address: string) => z.email().safeParse(address).success;

/** A link to the site's own domain would lead out of a preview, and nothing would check it. */
function ownSiteProblem(content: Content, entry: Entry, url: string): TargetProblem | undefined {
  const site = settingsOf(content, 'company')?.data.site;
  const { origin, pathname, search, hash } = new URL(url);
  if (origin !== site) return undefined;
  const path = `${pathname}${search}${hash}`;
  const message =
    'The link gives this site’s full URL, so in a preview it would lead away to the live site.';
  return pathProblem(content, entry, path) ?? problem(message, `Write "${path}".`, path);
}

const ANY_PAGE = 'Write the path of a page, such as /about-us.';

/**
 * What is wrong with a path within the site, with its anchor; without an entry, it is that of a
 * redirect.
 */
export function pathProblem(
  content: Content,
  entry: Entry | undefined,
  url: string,
): TargetProblem | undefined {
  const [, path = '', query = '', anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  const own = [...content.routes.values()].find(
    ({ file, isDocument }) => file === entry?.source.file && !isDocument,
  );
  if (!path) {
    if (!own)
      return problem(`"${url}" leads nowhere: this text is not a page of its own.`, ANY_PAGE);
    return anchor
      ? anchorProblem(own.anchors, anchor, '')
      : problem('The link leads nowhere.', ANY_PAGE);
  }
  const route = content.routes.get(path);
  if (route) {
    const repair = `Take the link out, or name a place on the page: ${path}#…`;
    if (route === own && anchor === undefined)
      return { ...problem('The link leads to the page it is on.', repair), severity: 'warning' };
    const draft = `"${path}" is not on the live site yet: ${route.file} is a draft or is published later.`;
    if (!route.published && (!entry || isLive(entry.data, content.today)))
      return problem(draft, 'Publish it first, or choose another page.');
    return anchor === undefined ? undefined : anchorProblem(route.anchors, anchor, path);
  }
  const behind = `${query}${anchor === undefined ? '' : `#${anchor}`}`;
  const no = `No page has the path "${path}".`;
  const tidy = `/${path.replace(/^(?:\.{0,2}\/)+|\/+$|\.(?:html?|mdx?)$/g, '')}`.toLowerCase();
  const redirect = content.redirects.pairs.find(({ from }) => from === path || from === tidy);
  if (redirect && !content.routes.has(tidy)) {
    const right = redirect.to + (redirect.to.includes('#') ? '' : behind);
    return problem(
      `"${path}" is a former path: it redirects to "${redirect.to}".`,
      `Write "${redirect.to}".`,
      right,
    );
  }
  const known = [...content.routes.keys()];
  const last = (each: string) => each.slice(each.lastIndexOf('/') + 1);
  const right = known.includes(tidy) ? tidy : onlyNear(tidy, known);
  const meant = right ?? known.find((each) => last(each) === last(tidy)) ?? nearest(tidy, known);
  if (meant) return problem(no, `Did you mean "${meant}"?`, right && right + behind);
  return problem(
    no,
    'A service is at /<its file’s name>, a case at /case-studies/<its file’s name>, a page as in the menu.',
  );
}

function anchorProblem(
  anchors: ReadonlySet<string> | undefined,
  anchor: string,
  path: string,
): TargetProblem | undefined {
  if (!anchors || anchors.has(anchor)) return undefined;
  const meant = nearest(anchor, [...anchors]);
  const message = `There is no "#${anchor}" on ${path ? `the page ${path}` : 'this page'}.`;
  if (meant)
    return problem(
      message,
      `Did you mean "${path}#${meant}"?`,
      onlyNear(anchor, [...anchors]) && `${path}#${meant}`,
    );
  return problem(message, `It has: ${[...anchors].map((id) => `#${id}`).join(', ')}.`);
}
