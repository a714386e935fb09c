import fs from 'node:fs';
import path from 'node:path';
import { type Content, isWhole } from '../../model/content.ts';
import { linesIn, REDIRECTS_FILE, URLS, withUrls } from '../../model/paths.ts';
import type { Advice } from '../../model/problem.ts';
import { atFile, atKey, type RuleResult, type Rules } from '../rule.ts';
import { pathProblem } from '../targets.ts';

export const rules: Rules = {
  pages: [
    { code: 'redirect', check: redirects },
    { code: 'url-lost', check: lostUrls },
    { code: 'url-new', check: newUrls },
  ],
};

function redirects(content: Content): RuleResult {
  const { source, pairs } = content.redirects;
  if (!source) return undefined;
  const target = new Map(pairs.map(({ from, to }) => [from, to.replace(/#.*$/, '')] as const));
  return pairs.map(({ from, to }) => {
    const page = content.routes.get(from);
    const hides = `"${from}" is a page (${page?.file}): this redirect would hide it.`;
    // Of a page that can’t be read, or was deleted, no ids are known.
    if (page?.published && page.ids)
      return atKey(source, [from], hides, 'Take this line out, or rename the page first.');
    // The schema reports a target that isn’t a path.
    if (!/^\/[a-z0-9/._-]*(?<!.\/)(?:#.*)?$/i.test(to)) return undefined;
    const problem = isCircle(from, target)
      ? ([
          `"${from}" leads back to itself.`,
          'Write the path of the page it should lead to.',
        ] as const)
      : pathProblem(content, undefined, to);
    return problem && atKey(source, [from], ...problem);
  });
}

function isCircle(from: string, target: ReadonlyMap<string, string>): boolean {
  let at = target.get(from);
  for (let steps = 0; at !== undefined && at !== from && steps < target.size; steps++)
    at = target.get(at);
  return at === from;
}

/** The paths of urls.txt, each with its line counted from 1. */
const readUrls = (root: string): { url: string; line: number }[] =>
  linesIn(root, URLS)
    .map((url, i) => ({ url, line: i + 1 }))
    .filter(({ url }) => url && !url.startsWith('#'));

function lostUrls(content: Content): RuleResult {
  if (content.redirects.source?.problem) return undefined;
  const from = new Set(content.redirects.pairs.map((pair) => pair.from));
  const unread = [...content.unread.values()].flat();
  return readUrls(content.root).map(({ url, line }) => {
    const at = (...advice: Advice) => ({ ...atFile(URLS, ...advice), line });
    if (!/^\/\S*$/.test(url))
      return at(`"${url}" isn’t a path.`, 'A path starts with "/"; write one per line.');
    const name = url.slice(url.lastIndexOf('/') + 1).replace(/\.pdf$/, '');
    const route = content.routes.get(url);
    // An entry that can't be read, or that was deleted by hand, is reported with its file.
    if (from.has(url) || route?.published || unread.includes(name)) return undefined;
    const now = route ? `belongs to a draft: ${route.file}` : 'leads nowhere';
    const add = route ? 'Publish it, or add' : 'Add';
    return at(
      `"${url}" was a path of the site; now it ${now}.`,
      `${add} a line to ${REDIRECTS_FILE} with the page or document that it should lead to: ${url}: /…`,
    );
  });
}

/** What can be redirected; the schema reports anything else. */
const PATH = /^\/[^\s?#]*$/;

function newUrls(content: Content): RuleResult {
  if (!isWhole(content)) return undefined;
  const known = new Set(readUrls(content.root).map(({ url }) => url));
  const live = [...content.routes.values()]
    .filter(({ published }) => published)
    .map(({ path: url }) => url);
  const further = [...live, ...content.redirects.pairs.map(({ from }) => from)].filter(
    (url) => PATH.test(url) && !known.has(url),
  );
  const file = path.join(content.root, URLS);
  if (further.length === 0 || !fs.existsSync(file)) return undefined;
  const text = fs.readFileSync(file, 'utf8');
  const fix = { start: 0, end: text.length, text: withUrls(linesIn(content.root, URLS), further) };
  const message = `New on the site and not in the list: ${further.join(', ')}.`;
  return { ...atFile(URLS, message, 'Add it, or run: npm run check -- --fix'), fix };
}
