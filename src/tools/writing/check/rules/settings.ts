import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { CONSENT_KEY, POPUP_SEEN_KEY } from '../../../../config/constants.ts';
import { nearest } from '../../../../lib/nearest.ts';
import { listed } from '../../../../lib/words.ts';
import { pageOf, settingsOf } from '../../model/checked.ts';
import { type Content, entriesOf } from '../../model/content.ts';
import { type Entry, field, valuesIn } from '../../model/entry.ts';
import { CONTENT } from '../../model/paths.ts';
import { matchesIn } from '../forms.ts';
import { oldEntry } from '../git.ts';
import { atField, type Rule, type RuleResult } from '../rule.ts';
import { eachText, isPlainField, passagesIn, type Stretch } from '../texts.ts';

export const rules: Rule[] = [
  { id: 'company', check: company },
  { id: 'account', check: (content) => [accounts(content), incomplete(content)] },
  { id: 'placeholder', check: eachText(placeholders) },
  { id: 'policy', check: policies },
];

/** The year in which the firm was founded, in a text. */
const FOUNDED =
  /(?:\bfounded (?:the|this) firm|\b[Tt]h(?:e|is) firm was founded|\bFounded) in (?:19|20)\d\d\b|\b(?:19|20)\d\d, when [^.,]* founded (?:the|this) firm\b/g;

const yearsOfFounding = (content: Content, founded: number) =>
  entriesOf(content, 'pages', 'team')
    .flatMap(passagesIn)
    .flatMap((passage) =>
      matchesIn(passage, FOUNDED, ([said]) => {
        const [year] = /\d{4}/.exec(said) ?? [];
        if (Number(year) === founded) return undefined;
        return [`“${said}”: settings/company.yaml has founded: ${founded}.`, `Write ${founded} here, or ${year} there.`];
      }),
    );

function company(content: Content): RuleResult {
  const firm = settingsOf(content, 'company');
  if (!firm) return [];
  return [
    yearsOfFounding(content, firm.data.founded).map((found) => ({ severity: 'warning', ...found })),
    officeHours(content, firm, firm.data.hours),
    experience(content, firm.data.record.machines),
  ];
}

/** Office hours that end before they begin, and meetings that are offered outside them. */
function officeHours(content: Content, firm: Entry, said: string): RuleResult {
  const [hours, opens = '', closes = ''] = /(\d\d:\d\d) to (\d\d:\d\d)/.exec(said) ?? [];
  if (!hours) return [];
  if (opens >= closes)
    return atField(firm, ['hours'], `The office hours “${hours}” end before they begin.`, 'Correct one of the two times.');
  const standIns = settingsOf(content, 'stand-ins');
  return standIns?.data.booking.times.map((time, i) => {
    if (opens <= time && time < closes) return undefined;
    const repair = 'Offer a time within them, or correct hours in settings/company.yaml.';
    return { severity: 'warning', ...atField(standIns, ['booking', 'times', i], `${time} is outside the office hours, ${hours}.`, repair) };
  });
}

/** The machines of How We Work by family, which must add up to those in the firm's record. */
function experience(content: Content, machines: number): RuleResult {
  const page = pageOf(content, 'practice');
  const rows = page?.data.experience?.rows;
  const sum = rows?.reduce((all, { count }) => all + count, 0);
  if (!page || !rows || !sum || sum === machines) return undefined;
  const was = field(oldEntry(content, page)?.data, 'experience', 'rows');
  const changed = was ? rows.findIndex(({ count }, i) => count !== field(was, i, 'count')) : -1;
  const [path, until] = changed < 0 ? [[], ''] : [[changed, 'count'], ` This count was ${field(was, changed, 'count')} until now.`];
  const [all, record] = [sum, machines].map((count) => count.toLocaleString('en-GB'));
  const message = `The families have ${all} machines in all; the firm’s record says ${record}.${until}`;
  return atField(page, ['experience', 'rows', ...path], message, 'Correct a count, or record.machines in settings/company.yaml.');
}

/** Names that stand for an account in the blocks of src/content/VENDORS.md. */
const ACCOUNT = /\byour-(?:name|form|domain)\b|\byourID\b|\b0{8}-0{4}-0{4}-0{4}-0{12}\b|^1234567$|\b(?:forms|files)\.example\.com\b/;

function accounts(content: Content): RuleResult {
  const places = [settingsOf(content, 'embeds'), ...entriesOf(content, 'cases')];
  return places.flatMap((entry) =>
    valuesIn(entry?.data).flatMap(({ path, value }) => {
      const [name] = (typeof value === 'string' && ACCOUNT.exec(value)) || [];
      return entry && name
        ? atField(entry, path, `“${name}” is a placeholder for the firm’s account with the vendor.`, 'Replace it with the firm’s own.')
        : [];
    }),
  );
}

const VENDORS = `${CONTENT}/VENDORS.md`;
/** A vendor's block that lacks what VENDORS.md has for its script, such as the origins that the page lets it reach. */
function incomplete(content: Content): RuleResult {
  const embeds = settingsOf(content, 'embeds');
  const guide = content.files.includes(VENDORS) ? fs.readFileSync(path.join(content.root, VENDORS), 'utf8') : '';
  const blocks = [...guide.matchAll(/^```yaml .*embeds\.yaml\n([^`]*)^```/gm)].map(([, block = '']): unknown => parse(block));
  return ['booking', 'form', 'analytics'].map((key) => {
    const own = field(embeds?.data, key);
    const script = field(own, 'script');
    const meant = script && blocks.map((block) => field(block, key)).find((each) => field(each, 'script') === script);
    const missing = Object.keys(meant ?? {}).filter((name) => field(own, name) === undefined);
    const message = `${VENDORS} has ${listed(missing.map((name) => `“${name}:”`))} for this script, which ${key} lacks.`;
    return embeds && missing.length > 0 && atField(embeds, [key], message, 'Copy the block again and put your account in.');
  });
}

/** What a paragraph of the policy can be about, and the setting that says how it loads. */
const WIDGETS = [
  { about: /\b(?:booking|scheduling)\b/i, key: 'booking' },
  { about: /\bmessage form\b/i, key: 'form' },
  { about: /\banalytics\b/i, key: 'analytics' },
] as const;

/** What the site stores in a visitor's browser. */
const STORED: readonly string[] = [CONSENT_KEY, POPUP_SEEN_KEY];

/** A policy that says a widget loads with the page when it waits for a click, or the other way round; or that misnames a stored item. */
function policies(content: Content): RuleResult {
  const policy = pageOf(content, 'policy');
  const embeds = settingsOf(content, 'embeds');
  if (!policy || !embeds) return [];
  return passagesIn(policy).flatMap((passage) => [
    ...matchesIn(passage, /\bloads? (?:with the page|only (?:when|once|after|if) you (?:ask|click|press))\b/g, ([said]) => {
      const widget = WIDGETS.find(({ about }) => about.test(passage.plain));
      if (!widget) return undefined;
      const waits = widget.key === 'analytics' || embeds.data[widget.key].load === 'click';
      if (said.includes(' only ') === waits) return undefined;
      return [
        `The policy says “${said}”; but in ${embeds.source.file} “${widget.key}” ${waits ? 'waits until the visitor agrees' : 'loads with the page'}.`,
        widget.key === 'analytics'
          ? 'Write “loads only once you have clicked Accept”.'
          : `Write “loads ${waits ? 'only when you ask for it' : 'with the page'}”, or ${waits ? 'take out load: click there' : 'write load: click there'}.`,
      ];
    }),
    ...matchesIn(passage, /`([^`\n]+)`/g, ([, name = '']) => {
      const meant = STORED.includes(name) ? undefined : nearest(name, STORED);
      return meant ? [`The site doesn’t store “${name}” in the browser.`, `Write \`${meant}\`.`] : undefined;
    }),
  ]);
}

/** Braces that a visitor would see. Texts with gaps are checked by their schema. */
function placeholders(text: Stretch): RuleResult {
  return (
    isPlainField(text) &&
    matchesIn(text, /\$?\{+[^{}\n]*\}*|\}+/g, ([braces]) => [
      `Nothing is filled in here: “${braces.slice(0, 30)}” would be shown as it is.`,
      'Write the words themselves, without braces.',
    ])
  );
}
