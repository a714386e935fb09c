import { CONSENT_KEY, POPUP_SEEN_KEY } from '../../../config/constants.ts';
import { nearest } from '../../../lib/nearest.ts';
import { type Entry, field, valuesIn } from '../entry.ts';
import { mailAddresses, usualDomain } from '../hosts.ts';
import { type Content, settingsOf } from '../model.ts';
import { atField, atOffset, type Found, type Rule } from '../rule.ts';
import { eachText, isPlainField, passagesIn, type Text } from '../texts.ts';

export const rules: Rule[] = [
  { id: 'company', check: company },
  { id: 'country', check: countries },
  { id: 'account', check: accounts },
  { id: 'placeholder', check: eachText(placeholders) },
  { id: 'policy', check: (content) => [...policies(content), ...storage(content)] },
];

/** English names of the countries, by code. */
const COUNTRIES: ReadonlyMap<string, string> = (() => {
  const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((a) => letters.map((b) => a + b));
  return new Map(codes.flatMap((code) => (names.of(code) ? [[code, names.of(code) ?? '']] : [])));
})();
/** Names that are used besides those of the list. */
const PLACES = ['England', 'Great Britain', 'Ireland', 'North Sea', 'Northern Ireland', 'Scotland', 'UAE', 'UK', 'USA', 'Wales'];

/** Members of the United Nations, and its two observers. */
const COUNTRIES_IN_ALL = 195;

function company(content: Content): Found[] {
  const firm = settingsOf(content, 'company');
  if (!firm) return [];
  const { data } = firm;
  const found: Found[] = [];
  const founded = field(data, 'founded');
  const year = Number(content.today.slice(0, 4));
  if (typeof founded === 'number' && founded > year)
    found.push(
      atField(firm, ['founded'], `founded is ${founded}, which is still to come.`, 'Write the year in which the firm was founded.'),
    );
  const site = field(data, 'site');
  if (typeof site === 'string' && URL.canParse(site) && site !== new URL(site).origin)
    found.push(atField(firm, ['site'], `site is "${site}": it holds more than the host.`, `Write ${new URL(site).origin}`));
  const postcode = field(data, 'address', 'postalCode');
  if (field(data, 'address', 'countryCode') === 'NL' && typeof postcode === 'string' && !/^\d{4} [A-Z]{2}$/.test(postcode))
    found.push(
      atField(firm, ['address', 'postalCode'], `postalCode is "${postcode}".`, 'In the Netherlands: four digits, a space, two capitals.'),
    );
  const countries = field(data, 'record', 'countries');
  if (typeof countries === 'number' && countries > COUNTRIES_IN_ALL)
    found.push(
      atField(firm, ['record', 'countries'], `countries is ${countries}: there are ${COUNTRIES_IN_ALL} in all.`, 'Correct the number.'),
    );
  return [
    ...found,
    ...countryOf(firm),
    ...experience(content, field(data, 'record', 'machines')),
    ...mailDomains(content),
    ...names(firm),
    ...numbers(firm),
    ...hours(content, firm),
  ];
}

/** The machines of How We Work by family, which in all are those of the firm's record. */
function experience({ entries }: Content, machines: unknown): Found[] {
  return (entries.get('pages') ?? []).flatMap((page) => {
    const rows = field(page.data, 'experience', 'rows');
    if (!Array.isArray(rows)) return [];
    const sum = rows.reduce((all: number, row) => all + Number(field(row, 'count') ?? 0), 0);
    return typeof machines !== 'number' || sum === machines
      ? []
      : [
          atField(
            page,
            ['experience', 'rows'],
            `The families have ${sum} machines in all; the firm’s record says ${machines}.`,
            'Correct a count, or record.machines in settings/company.yaml.',
          ),
        ];
  });
}

function names(firm: Entry): Found[] {
  const [name, shortName] = [String(field(firm.data, 'name')), String(field(firm.data, 'shortName'))];
  return shortName !== name && nearest(shortName, [name])
    ? [
        atField(
          firm,
          ['shortName'],
          `shortName is “${shortName}”, name “${name}”.`,
          `Write ${name} in both, or a name that is really shorter.`,
        ),
      ]
    : [];
}

/** Digits of a Dutch number behind +31. */
const DUTCH_DIGITS = 9;

function numbers(firm: Entry): Found[] {
  return ['phone', 'outOfHours'].flatMap((key) => {
    const display = field(firm.data, key, 'display');
    const [, digits = ''] = /^\+31(.*)/.exec(typeof display === 'string' ? display.replace(/\(0\)|\D(?<!\+)/g, '') : '') ?? [];
    return digits === '' || digits.length === DUTCH_DIGITS
      ? []
      : [
          atField(
            firm,
            [key, 'display'],
            `“${String(display)}” has ${digits.length} digits behind +31.`,
            `A number in the Netherlands has ${DUTCH_DIGITS}: correct it.`,
          ),
        ];
  });
}

/** Office hours that end before they begin, and times on offer that lie outside them. */
function hours(content: Content, firm: Entry): Found[] {
  const [from, to] = String(field(firm.data, 'hours')).match(/\b\d\d:\d\d\b/g) ?? [];
  if (!from || !to) return [];
  if (from >= to) return [atField(firm, ['hours'], `The hours go from ${from} to ${to}.`, 'Write the earlier time first.')];
  const standIns = settingsOf(content, 'stand-ins');
  const times = field(standIns?.data, 'booking', 'times');
  return !standIns || !Array.isArray(times)
    ? []
    : times.flatMap((time, i) =>
        typeof time === 'string' && (time < from || time >= to)
          ? [
              atField(
                standIns,
                ['booking', 'times', i],
                `${time} is outside the hours, ${from} to ${to}.`,
                `Write a time within them, or correct hours: in ${firm.source.file}.`,
              ),
            ]
          : [],
      );
}

function countryOf(firm: Entry): Found[] {
  const code = field(firm.data, 'address', 'countryCode');
  const country = field(firm.data, 'address', 'country');
  if (typeof code !== 'string' || code.length !== 2 || typeof country !== 'string') return [];
  const name = COUNTRIES.get(code);
  const right = [...COUNTRIES].find(([, each]) => each === country.replace(/^the /i, ''))?.[0];
  const path = ['address', name === undefined ? 'countryCode' : 'country'];
  if (name !== undefined && name === country.replace(/^the /i, '')) return [];
  return [
    atField(
      firm,
      path,
      name === undefined
        ? `There is no country with the code "${code}".`
        : `The country is "${country}", its code ${code} that of ${name}.`,
      right
        ? `The code of ${country} is ${right}.`
        : `Write “${name ?? COUNTRIES.get('NL')}”, the country of the code ${name ? code : 'NL'}.`,
    ),
  ];
}

/** Email addresses whose domain is the usual one but for a slip of the pen. */
function mailDomains(content: Content): Found[] {
  const usual = usualDomain(content);
  return mailAddresses(content)
    .filter(({ domain }) => usual && domain !== usual && nearest(domain, [usual]) !== undefined)
    .map(({ entry, path, name, domain }) =>
      atField(entry, path, `The domain "${domain}" is not that of the other addresses, "${usual}".`, `Write ${name}@${usual}`),
    );
}

function countries(content: Content): Found[] {
  const known = [...COUNTRIES.values(), ...PLACES];
  return (content.entries.get('testimonials') ?? []).flatMap((entry) => {
    const country = field(entry.data, 'country');
    if (typeof country !== 'string' || country.startsWith('[') || known.includes(country.trim().replace(/^the /i, ''))) return [];
    const meant = COUNTRIES.get(country) ?? nearest(country, known);
    return [
      atField(
        entry,
        ['country'],
        `“${country}” is no country.`,
        meant ? `Did you mean “${meant}”?` : 'Write its English name, such as Norway or United Kingdom.',
      ),
    ];
  });
}

/** Names that stand for an account in the blocks of src/content/VENDORS.md. */
const ACCOUNT = /\byour-(?:name|form|domain)\b|\byourID\b|\b0{8}-0{4}-0{4}-0{4}-0{12}\b|^1234567$|\b(?:forms|files)\.example\.com\b/;

function accounts(content: Content): Found[] {
  const places = [settingsOf(content, 'embeds'), ...(content.entries.get('cases') ?? [])];
  return places.flatMap((entry) =>
    valuesIn(entry?.data).flatMap(({ path, value }) => {
      const [name] = (typeof value === 'string' && ACCOUNT.exec(value)) || [];
      return entry && name
        ? [atField(entry, path, `“${name}” stands for the firm’s account with the vendor.`, 'Write that of the account in its place.')]
        : [];
    }),
  );
}

/** What a paragraph of the policy may speak of, and how it is set to load. */
const WIDGETS = [
  { about: /\b(?:booking|scheduling)\b/i, key: 'booking' },
  { about: /\bmessage form\b/i, key: 'form' },
] as const;

/** A policy that says of a widget that it loads with the page, where it waits for a click; of analytics, which wait for consent. */
function policies(content: Content): Found[] {
  const policy = (content.entries.get('pages') ?? []).find(({ id }) => id === 'privacy-policy');
  const embeds = settingsOf(content, 'embeds');
  if (!policy || !embeds) return [];
  return passagesIn(policy).flatMap(({ source, start, raw, plain }) => {
    const said = /\bloads? with the page\b/.exec(raw);
    if (!said) return [];
    const clicked = WIDGETS.find(({ about, key }) => about.test(plain) && field(embeds.data, key, 'load') === 'click')?.key;
    const isAnalytics = /\banalytics\b/i.test(plain);
    if (!clicked && !isAnalytics) return [];
    return [
      atOffset(
        source,
        start + said.index,
        clicked
          ? `The policy says “${said[0]}”; by ${embeds.source.file} the widget “${clicked}” loads when the visitor clicks.`
          : `The policy says “${said[0]}”; analytics load only after consent.`,
        clicked
          ? 'Write “loads only when you ask for it”, or take out load: click there.'
          : 'Write “loads only once you have clicked Accept”.',
      ),
    ];
  });
}

/** Names of browser items that the site doesn’t keep, but for a slip of the pen. */
function storage({ entries }: Content): Found[] {
  return (entries.get('pages') ?? [])
    .filter(({ id }) => id === 'privacy-policy')
    .flatMap(({ source }) =>
      [...source.body.matchAll(/`([^`\n]+)`/g)].flatMap(({ 1: name = '', index }) => {
        const plain = (key: string) => key.replaceAll(/[-_ ]/g, '').toLowerCase();
        const meant = KEYS.find((key) => key !== name && (plain(key) === plain(name) || nearest(plain(name), [plain(key)])));
        return meant && !KEYS.includes(name)
          ? [atOffset(source, source.bodyOffset + index, `The site keeps no item “${name}” in the browser.`, `Write \`${meant}\`.`)]
          : [];
      }),
    );
}
const KEYS: readonly string[] = [CONSENT_KEY, POPUP_SEEN_KEY];

/** Braces that a visitor would read. Texts with gaps are looked at by their schema. */
function placeholders(text: Text): Found[] {
  if (!isPlainField(text)) return [];
  const { source, start, raw } = text;
  return [...raw.matchAll(/\$?\{+[^{}\n]*\}*|\}+/g)].map((match) =>
    atOffset(
      source,
      start + match.index,
      `Nothing is filled in here: “${match[0].slice(0, 30)}” would be shown as it stands.`,
      'Write the words themselves, without braces.',
    ),
  );
}
