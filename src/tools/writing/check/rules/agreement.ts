import { cites } from '../../../../lib/citations.ts';
import { nearest } from '../../../../lib/nearest.ts';
import { slugOf } from '../../../../lib/slug.ts';
import { checkedIn, pageOf, settingsOf } from '../../model/checked.ts';
import { type Content, entriesOf, idsOf } from '../../model/content.ts';
import { field, isLive, stringsIn, valuesIn } from '../../model/entry.ts';
import type { Source } from '../../model/source.ts';
import { namesLeftBehind, namesOnlyInSummary } from '../changes/left-behind.ts';
import { matchesIn } from '../forms.ts';
import { oldEntry, oldSource } from '../git.ts';
import { mailAddresses, usualDomain } from '../hosts.ts';
import { storiesOf } from '../numbers/story.ts';
import { atField, type Rule, type RuleResult } from '../rule.ts';
import { passagesIn, passagesOf } from '../texts.ts';

/** What one entry says about another. */
export const rules: Rule[] = [
  { id: 'unlisted', check: unlisted },
  { id: 'paper-owner', check: paperOwners },
  { id: 'coverage', check: coverage },
  { id: 'standard', check: standards },
  { id: 'number-elsewhere', check: numbersElsewhere },
  {
    id: 'name',
    check: (content) => [
      names(content),
      namesInTexts(content),
      storiesOf(content).map((story) => [namesLeftBehind(content, story), namesOnlyInSummary(story)]),
    ],
  },
];

function unlisted(content: Content): RuleResult {
  const page = checkedIn(content, 'pages').find(({ id }) => id === 'all-our-services');
  if (page?.data.kind !== 'list') return [];
  const listed = page.data.services;
  return entriesOf(content, 'services').map(({ id, source }) => {
    const message = `${id} is missing from the list of all services, so no page leads to ${source.file}.`;
    const repair = `Add a line “- ${id}” to services:, where its card should appear.`;
    return !listed.includes(id) && atField(page, ['services'], message, repair);
  });
}

/** Papers that no case names. Two cases naming the same paper are reported by `twice`. */
function paperOwners(content: Content): RuleResult {
  return storiesOf(content).map(([entry]) => {
    if (entry?.collection !== 'papers' || !isLive(entry.data, content.today)) return undefined;
    const repair = `Write “paper: ${entry.id}” under whitePaper: of its case, make the paper a draft (draft: true), or remove it: npm run content:remove papers/${entry.id}`;
    return atField(entry, [], 'No case names this white paper, so no page leads to it.', repair);
  });
}

function coverage(content: Content): RuleResult {
  const services = new Map(checkedIn(content, 'services').map(({ id, data }) => [id, data.machines] as const));
  return checkedIn(content, 'cases').map((entry) => {
    const { services: own, machines } = entry.data;
    if (own.some((id) => !services.has(id))) return undefined;
    return machines.map((machine, i) => {
      if (own.some((id) => services.get(id)?.includes(machine))) return undefined;
      const message = `None of the services of this case (${own.join(', ')}) covers "${machine}".`;
      return atField(entry, ['machines', i], message, `Add ${machine} to machines: of one of them, or take it out here.`);
    });
  });
}

/** Any standard of these bodies, by number and part. */
const STANDARD = /\b(?:API(?: RP)?|ISO|IEC|ASME P[A-Z]{2}|SAE|ASTM) (?:JA|D)?\d{2,}(?:-\d+)*/g;
/** Whether two neighbouring letters or digits are the other way round. */
const areSwapped = (a: string, b: string) => [...a].some((_, i) => a.slice(0, i) + (a[i + 1] ?? '') + (a[i] ?? '') + a.slice(i + 2) === b);

/** What to do about a standard that nobody cites: first where the branch has taken it out, according to git. */
function notCitedRepair(content: Content, sources: readonly Source[], standard: string): string {
  const [was] = sources.flatMap((source) => {
    const lines = oldSource(content, source)?.text.split('\n') ?? [];
    const line = lines.findIndex((each) => cites(each, standard));
    return line < 0 ? [] : `${source.file}:${line + 1}`;
  });
  return was ? `${was} cited it until now: correct it there, or take it out here.` : 'Take it out, or mention it where it was used.';
}

function standards(content: Content): RuleResult {
  const page = pageOf(content, 'practice');
  if (!page) return [];
  const listed = page.data.standards.list;
  // Also files that can't be read may cite one.
  const sources = content.sources.filter(({ file }) => /\/(?:services|cases)\//.test(file));
  const notCited = listed
    .filter((standard) => !sources.some(({ text }) => cites(text, standard)))
    .map((standard) => {
      const path = ['standards', 'list', listed.indexOf(standard)];
      return atField(page, path, `No service and no case cites ${standard}.`, notCitedRepair(content, sources, standard));
    });
  const was = stringsIn(field(oldEntry(content, page)?.data, 'standards', 'list'));
  const dropped = was.flatMap((standard) => {
    const source = listed.some((each) => cites(each, standard)) ? undefined : sources.find(({ text }) => cites(text, standard));
    const message = `${standard} was in the list until now; ${source?.file} still cites it.`;
    return source ? atField(page, ['standards', 'list'], message, 'Put it back, or take it out there as well.') : [];
  });
  const known = [...listed, ...idsOf(content, 'literature')];
  const baseOf = (name: string) => name.replace(/(?<=\d)-.*/, '');
  const isKnown = (name: string) => known.some((each) => each === name || baseOf(each) === name);
  // Two digits the other way round, or another part of it.
  const meantBy = (name: string) =>
    isKnown(name)
      ? undefined
      : (known.find((each) => baseOf(each) === baseOf(name) && each !== baseOf(name)) ??
        known.map(baseOf).find((each) => areSwapped(each, baseOf(name))));
  const slips = entriesOf(content, 'services', 'cases', 'papers', 'team')
    .flatMap(passagesIn)
    .flatMap((passage) =>
      matchesIn(passage, STANDARD, ([name]) => {
        const meant = meantBy(name);
        return meant && [`${name} is in neither the index of standards nor the literature; ${meant} is.`, `Did you mean ${meant}?`];
      }),
    );
  return [...notCited, ...dropped, ...slips];
}

/** The firm's contact details: how each is written in a text, and the settings field that has it. */
const reachedBy = ({ street, city }: { street: string; city: string }, domain: string): { pattern: RegExp; path: string[] }[] => {
  const [name = ''] = domain.split('.');
  return [
    { pattern: /\+31[ \d]+\d|(?<![\d.,+] ?)0\d{2}[ \d]{6,}\d/g, path: ['phone', 'display'] },
    { pattern: new RegExp(`[\\w.+-]+@${RegExp.escape(name)}(?:[\\w.-]*\\w)?`, 'g'), path: ['email', 'address'] },
    { pattern: /\b\d\d:\d\d (?:to|and) \d\d:\d\d\b/g, path: ['hours'] },
    { pattern: new RegExp(`${RegExp.escape(street.replace(/\d.*/, ''))}\\d+`, 'g'), path: ['address', 'street'] },
    { pattern: new RegExp(`\\b\\d{4} ?[A-Z]{2}(?=,? ${RegExp.escape(city)})`, 'g'), path: ['address', 'postalCode'] },
    { pattern: /(?<=\b[Oo]ur offices? (?:is |are )?in )(?:The )?\p{Lu}\p{Ll}+/gu, path: ['address', 'city'] },
  ];
};
/** Shifts and tests have hours as well. */
const OFFICE = /\b(?:office|open|weekdays?|call|reach|telephone|phone)\b/i;

/** The firm's numbers and addresses outside its settings, and what the settings say if they differ. */
function numbersElsewhere(content: Content): RuleResult {
  const firm = settingsOf(content, 'company');
  const domain = usualDomain(content) ?? '';
  const known = [...valuesIn(firm?.data).map(({ value }) => String(value)), ...mailAddresses(content).map(({ address }) => address)];
  const forms = firm ? reachedBy(firm.data.address, domain) : [];
  return entriesOf(content, 'pages', 'services', 'cases', 'team')
    .flatMap(passagesIn)
    .filter(({ path }) => path.at(-1) !== 'phone' && path.at(-1) !== 'email')
    .flatMap((passage) =>
      forms.map(({ pattern, path }) =>
        matchesIn(passage, pattern, ([stated]) => {
          const isRight = known.some((each) => each.includes(stated));
          if (path[0] === 'hours' && !OFFICE.test(passage.raw)) return undefined;
          // A wrong address has a finding of its own.
          if (stated.includes('@') && !stated.endsWith(`@${domain}`)) return undefined;
          // Texts can name the city; a policy has to say whom to write to.
          if ((isRight && path[1] === 'city') || (passage.entry.id === 'privacy-policy' && stated.endsWith(`@${domain}`))) return undefined;
          return [
            isRight
              ? `“${stated}” is repeated here: if it changes, this text has to change as well.`
              : `“${stated}” differs from settings/company.yaml, which has “${String(field(firm?.data, ...path))}”.`,
            `Take it out${passage.path.length === 0 ? ' and link to [Contact Us](/contact-us) instead' : ''}: every page shows what src/content/settings/company.yaml has.`,
          ];
        }),
      ),
    );
}

/** A person's or client's name against the name of its file or its id: one letter makes it a different one. */
function names(content: Content): RuleResult {
  return checkedIn(content, 'team', 'clients').map((entry) => {
    const { id, collection } = entry;
    const { name } = entry.data;
    const slug = slugOf(name);
    if (!slug || !id || slug.includes(id) || id.includes(slug) || !nearest(slug, [id])) return undefined;
    const repair = `Correct the name here, or rename the entry after it: npm run content:rename ${collection}/${id} ${slug}`;
    return atField(entry, ['name'], `The name is “${name}”, but the entry is called ${id}.`, repair);
  });
}

/** Two words with capitals, any two in a row. */
const NAME = /(?<!\p{L})(?=(\p{Lu}\p{Ll}+) ((?:van |de |van der )?\p{Lu}\p{Ll}+)(?!\p{L}))/gu;

/** A colleague whose name a text misspells. */
function namesInTexts(content: Content): RuleResult {
  const people = checkedIn(content, 'team').flatMap(({ data }) => {
    const [first, ...last] = data.name.split(' ');
    return first && last.length > 0 ? [{ first, last: last.join(' ') }] : [];
  });
  const isSlip = (written: string, name: string) => written !== name && nearest(written.toLowerCase(), [name.toLowerCase()]) !== undefined;
  return passagesOf(content).map((passage) =>
    matchesIn(passage, NAME, ([, first = '', last = '']) => {
      if (people.some((each) => each.first === first && each.last === last)) return undefined;
      const meant = people.find(
        (each) => (each.first === first && isSlip(last, each.last)) || (each.last === last && isSlip(first, each.first)),
      );
      return meant && [`“${first} ${last}” isn’t anyone on the team.`, `Did you mean ${meant.first} ${meant.last}?`];
    }),
  );
}
