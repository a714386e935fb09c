import { PAGE_IDS } from '../../../../config/page-files.ts';
import { ROUTES } from '../../../../config/routes.ts';
import { checkedIn, pageOf, settingsOf } from '../../model/checked.ts';
import { type Content, entriesOf } from '../../model/content.ts';
import { field } from '../../model/entry.ts';
import { routesIn } from '../../model/references.ts';
import { plainText } from '../numbers/mentions.ts';
import { holds } from '../numbers/numbers-file.ts';
import { isUnitless, numbersIn } from '../numbers/story.ts';
import { atField, type Rule, type RuleResult } from '../rule.ts';

/** What the site's templates need from its own pages and settings. */
export const rules: Rule[] = [
  { id: 'menu', check: menus },
  { id: 'always-live', check: alwaysLive },
  { id: 'change', check: changes },
];

/** Paths that each list of links must contain, whatever else is in it. */
const NEEDED: { kind: 'navigation' | 'promotion'; list: string; paths: readonly string[] }[] = [
  { kind: 'navigation', list: 'services', paths: [ROUTES.operations, ROUTES.projects, ROUTES.allServices] },
  { kind: 'navigation', list: 'links', paths: [ROUTES.cases, ROUTES.about, ROUTES.contact] },
  { kind: 'navigation', list: 'footer', paths: [ROUTES.privacy] },
  { kind: 'promotion', list: 'pages', paths: [ROUTES.operations, ROUTES.projects, ROUTES.allServices] },
];

function menus(content: Content): RuleResult {
  return NEEDED.flatMap(({ kind, list, paths }) => {
    const entry = settingsOf(content, kind);
    if (!entry) return [];
    const held = routesIn(entry).flatMap(({ at, value }) => (at[0] === list ? value : []));
    // A path that is wrong, repeated or in the wrong list is reported at its own line.
    const isWrong = (path: string) => !content.routes.has(path.split('#')[0] ?? '') || (kind === 'promotion' && !paths.includes(path));
    if (held.some(isWrong) || new Set(held).size < held.length) return [];
    return paths.map((path) => {
      const line = kind === 'promotion' ? `- ${path}` : `a name and “route: ${path}”`;
      const repair = `Put it back: ${line}. If that page no longer exists, ask an engineer.`;
      return !held.includes(path) && atField(entry, [list], `${list} has no link to ${path}, which the site always shows there.`, repair);
    });
  });
}

/** Pages with their own route in the templates are always live, and so are the settings. */
function alwaysLive(content: Content): RuleResult {
  const always = [...entriesOf(content, 'pages').filter(({ id }) => PAGE_IDS.includes(id)), ...entriesOf(content, 'settings')];
  return always.map((entry) =>
    ['draft', 'publishOn'].map((key) => {
      const message = `${entry.collection === 'settings' ? 'Settings are' : `The page ${entry.id} is`} always live: ${key} has no effect here.`;
      const repair = `Take “${key}” out. Write the new version on its own branch: the pull request shows it before it goes live.`;
      return Boolean(field(entry.data, key)) && atField(entry, [key], message, repair);
    }),
  );
}

/** How a text gives a zero. */
const NONE = /\b(?:no|none|zero|without)\b/i;

/** What a case's work changed must be given in its title, excerpt or data plate; a case on the home page must have it. */
function changes(content: Content): RuleResult {
  const cases = checkedIn(content, 'cases');
  const home = pageOf(content, 'home');
  const silent = home?.data.work.cases.map((id, i) => {
    const study = cases.find((each) => each.id === id);
    if (!study || study.data.change) return undefined;
    const repair = `Add a line to ${study.source.file}: change: { from: "…", to: "…", unit: …, what: … }, or show another case.`;
    return atField(home, ['work', 'cases', i], `The home page shows ${study.id}, which doesn’t say what its work changed.`, repair);
  });
  const wrong = cases.flatMap((entry) => {
    const { title, excerpt, plate, change } = entry.data;
    if (!change) return [];
    const { from, to, unit } = change;
    const texts = [title, excerpt, ...Object.values(plate)];
    const told = numbersIn(entry).filter(({ path }) => /^(?:title|excerpt|plate)$/.test(String(path[0])));
    // Its fields by themselves have no unit.
    const ofChange = numbersIn(entry).filter(({ path }) => path.join('.') === 'change');
    return Object.entries({ from, to })
      .filter(([, value]) => {
        const wanted = ofChange.find(({ written }) => written === value);
        // “17 failures” is also “seventeen valves failed”, or “from 17 to 2”; no failures, “no valve has failed since”.
        const isTold = told.some((each) => each.value === wanted?.value && (each.unit === wanted.unit || isUnitless(each)));
        return !isTold && !texts.some((text) => holds(plainText(text), `${value} ${unit}`) || (wanted?.value === 0 && NONE.test(text)));
      })
      .map(([key, value]) => {
        const message = `The change is given as “${value} ${unit}”, but title, excerpt and plate don’t have it.`;
        return atField(entry, ['change', key], message, 'Correct the number, or write it there as well.');
      });
  });
  return [silent, wrong];
}
