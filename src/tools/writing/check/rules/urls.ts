import fs from 'node:fs';
import path from 'node:path';
import { ROUTES } from '../../../../config/routes.ts';
import { nearest } from '../../../../lib/nearest.ts';
import { type Content, linesIn, type Redirect } from '../../model/content.ts';
import { field } from '../../model/entry.ts';
import { REDIRECTS_FILE, URLS, withUrls } from '../../model/paths.ts';
import { stretchOf } from '../../model/source.ts';
import { changedFiles, oldSource, oldText } from '../git.ts';
import { wrong } from '../hosts.ts';
import { atFile, atOffset, type DraftFinding, type Rule, type RuleResult } from '../rule.ts';
import { atTarget, renamedRoute, wrongPath } from '../targets.ts';

export const rules: Rule[] = [
  { id: 'redirect', check: redirects },
  { id: 'url-lost', check: lost },
  { id: 'url-new', check: added },
];

function redirects(content: Content): RuleResult {
  const { source, pairs } = content.redirects;
  if (!source) return [];
  const target = new Map(pairs.map(({ from, to }) => [from, to.replace(/#.*$/, '')] as const));
  return pairs.map(({ from, to, key, value }) => {
    const page = content.routes.get(from);
    const hides = `"${from}" is a page (${page?.file}): this redirect would hide it.`;
    if (page?.published) return atOffset(source, stretchOf(source, key).start, hides, 'Take this line out, or rename the page first.');
    // The schema reports a target that isn’t a path.
    if (!/^\/[a-z0-9/._-]*(?<!.\/)(?:#.*)?$/i.test(to)) return undefined;
    const found = isCircle(from, target)
      ? wrong(`"${from}" leads back to itself.`, 'Write the path of the page it should lead to.')
      : wrongPath(content, undefined, to);
    return found && atTarget(source, stretchOf(source, value), to, found);
  });
}

function isCircle(from: string, target: ReadonlyMap<string, string>): boolean {
  let at = target.get(from);
  for (let steps = 0; at !== undefined && at !== from && steps < target.size; steps++) at = target.get(at);
  return at === from;
}

/** The paths of urls.txt, each with its line counted from 1. */
const readUrls = (root: string): { url: string; line: number }[] =>
  linesIn(root, URLS)
    .map((url, i) => ({ url, line: i + 1 }))
    .filter(({ url }) => url && !url.startsWith('#'));

function lost(content: Content): RuleResult {
  const from = new Map(content.redirects.pairs.map((pair) => [pair.from, pair] as const));
  const unreadable = (content.redirects.source?.problems.length ?? 0) > 0;
  return unreadable ? [] : readUrls(content.root).flatMap(({ url, line }) => lostUrl(content, url, line, from));
}

function lostUrl(content: Content, url: string, line: number, from: ReadonlyMap<string, Redirect>): RuleResult {
  const at = (message: string, repair: string): DraftFinding => ({ file: URLS, line, column: 1, message, repair });
  if (!/^\/\S*$/.test(url)) return at(`"${url}" isn’t a path.`, 'A path starts with "/"; write one per line.');
  // Redirects are reported by their own rule.
  if (from.has(url)) return [];
  // An entry that can't be read is reported in its own file.
  const name = url.slice(url.lastIndexOf('/') + 1).replace(/\.pdf$/, '');
  if ([...content.unread.values()].some((ids) => ids.includes(name))) return [];
  const route = content.routes.get(url);
  if (route?.published) return [];
  // A path that isn't live yet never was: the branch added it to the list.
  if (isNew(content, url))
    return at(`"${url}" is in the list, but was never on the live site.`, 'Take this line out; --fix adds it once the path is live.');
  // A document redirects to the page of the same name, or to a document with a similar one.
  const live = [...content.routes.values()].filter(({ published }) => published);
  const paths = live.filter(({ isDocument }) => isDocument === url.endsWith('.pdf')).map((each) => each.path);
  const page = live.find((each) => !each.isDocument && each.path.endsWith(`/${name}`))?.path;
  const to =
    formerTarget(content, url) ??
    page ??
    nearest(url, paths) ??
    (/^\/(?:case-studies|documents)\/[^/]+$/.test(url) ? ROUTES.cases : ROUTES.allServices);
  const now = route ? `belongs to a draft: ${route.file}` : 'leads nowhere';
  const repair = `Add this line to ${REDIRECTS_FILE} (check that it leads to the right page): ${url}: ${to}`;
  return at(`"${url}" was a path of the site; now it ${now}.`, repair);
}

/** Where a path led before this branch, or the new path of a renamed entry, according to git. */
function formerTarget(content: Content, url: string): string | undefined {
  const old = content.redirects.source && oldSource(content, content.redirects.source);
  const to = field(old?.data, url);
  const live = [...content.routes.values()].filter(({ published, isDocument }) => published && isDocument === url.endsWith('.pdf'));
  const [target] = typeof to === 'string' ? to.split('#') : [renamedRoute(content, url)];
  return target !== undefined && live.some((each) => each.path === target) ? String(to ?? target) : undefined;
}

/** Whether this branch has added a path to the list, according to git. */
function isNew(content: Content, url: string): boolean {
  const old = changedFiles(content).get(URLS);
  return old !== undefined && !(oldText(content, old) ?? '').split(/\r?\n/).includes(url);
}

/** What can be redirected; the schema reports anything else. */
const PATH = /^\/[^\s?#]*$/;

function added(content: Content): RuleResult {
  // An unreadable entry may have other routes.
  if ([...content.unread.values()].some((ids) => ids.length > 0)) return [];
  const known = new Set(readUrls(content.root).map(({ url }) => url));
  const live = [...content.routes.values()].filter(({ published }) => published).map(({ path: url }) => url);
  const further = [...live, ...content.redirects.pairs.map(({ from }) => from)].filter((url) => PATH.test(url) && !known.has(url));
  const file = path.join(content.root, URLS);
  if (further.length === 0 || !fs.existsSync(file)) return [];
  const bytes = () => Promise.resolve(new TextEncoder().encode(withUrls(fs.readFileSync(file, 'utf8'), further)));
  return atFile(URLS, `New on the site and not in the list: ${further.join(', ')}.`, 'Add it, or run: npm run check -- --fix', { bytes });
}
