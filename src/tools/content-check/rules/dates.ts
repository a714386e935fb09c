import { MONTHS } from '../../../lib/text-date.ts';
import { dayOf, type Entry, field } from '../entry.ts';
import { byForms, type Form, matchesIn } from '../forms.ts';
import { type Content, entriesOf } from '../model.ts';
import { atField, type Rule, type RuleResult } from '../rule.ts';
import { eachText } from '../texts.ts';

export const rules: Rule[] = [
  { id: 'future', check: (content) => [future(content), early(content)] },
  { id: 'calendar', check: (content) => [days(content), byForms(content, YEARS)] },
  { id: 'date-form', check: (content) => byForms(content, DATE_FORMS) },
];

const DATE = /(?<![\d.,])(?:\b(\p{Lu}\p{Ll}+day),? )?\b(\d{1,2}) (\p{Lu}\p{Ll}+)(?: (\d{4}))?\b/gu;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Whether a field is a date in its schema, which then reports what is wrong. */
const isDate = (path: readonly PropertyKey[]) => ['updated', 'date', 'revision'].includes(String(path.at(-1)));

/** Days that don't exist, or with the wrong day of the week; without a year, a leap year is assumed. */
const days = eachText((text) =>
  matchesIn(text, DATE, ([match, weekday = '', day, name = '', year]) => {
    const month = MONTHS.indexOf(name);
    const date = new Date(Date.UTC(Number(year ?? 2024), month, Number(day)));
    if (month < 0) return undefined;
    if (date.getUTCMonth() !== month)
      return isDate(text.path) ? undefined : [`The date ${match} doesn’t exist.`, 'Correct the day or the month.'];
    const right = WEEKDAYS[date.getUTCDay()];
    if (!year || !WEEKDAYS.includes(weekday) || weekday === right) return undefined;
    return [`“${match}” has the wrong day of the week.`, `It was a ${right}: correct the day or the date.`];
  }),
);

const YEARS: Form[] = [
  {
    // “From 2017 to 2015”.
    pattern: /\b(?:from|between) (?:19|20)\d\d (?:to|and) (?:19|20)\d\d\b|\b(?:19|20)\d\d[–-](?:19|20)\d\d\b/gi,
    severity: 'warning',
    message: (match) => `“${match}” ends before it begins.`,
    repair: 'Correct one of the two years.',
    unless: ([match]) => {
      const [first = '', last = ''] = match.match(/\d{4}/g) ?? [];
      return first <= last;
    },
  },
];

/** In 05/03/2024, some read the day first and some the month. */
const DATE_FORMS: Form[] = [
  {
    pattern: new RegExp(`\\b(${MONTHS.join('|')}) (\\d{1,2})(?:st|nd|rd|th)?, (\\d{4})\\b`, 'g'),
    right: ([, month, day, year]) => `${day} ${month} ${year}`,
  },
  {
    pattern: /\b\d{1,2}([/.-])\d{1,2}\1(?:19|20)\d\d\b|(?<![\w-])(?:19|20)\d\d-\d\d-\d\d(?![\w-])/g,
    repair: 'Write the month as a word: 5 March 2024.',
    // The schema reports its own dates.
    unless: (_match, { path }) => isDate(path) || path.at(-1) === 'on',
  },
];

/** Dates of what has happened, written as text. A case's own date follows its diary. */
function datesOf({ collection, data }: Entry): { path: PropertyKey[]; date: unknown }[] {
  if (collection === 'papers') return [{ path: ['revision'], date: String(field(data, 'revision') ?? '').split(', ')[1] }];
  if (collection === 'pages') return [{ path: ['updated'], date: field(data, 'updated') }];
  const lines = collection === 'cases' ? field(data, 'diary') : undefined;
  return Array.isArray(lines) ? lines.map((line, i) => ({ path: ['diary', i, 'on'], date: field(line, 'on') })) : [];
}

/** A paper dated before the outcome of its case; what its diary adds later may be later. */
function early(content: Content): RuleResult {
  return entriesOf(content, 'papers').map((paper) => {
    const study = entriesOf(content, 'cases').find(({ data }) => field(data, 'whitePaper', 'paper') === paper.id);
    const lines = field(study?.data, 'diary');
    const outcome: unknown = Array.isArray(lines) && lines.find((line) => field(line, 'kind') === 'outcome');
    const end = String(field(outcome, 'on') ?? '').slice(0, 7);
    const [month = '', year] = (/, (.*)/.exec(String(field(paper.data, 'revision')))?.[1] ?? '').split(' ');
    const dated = `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}`;
    if (!/^\d{4}-\d\d$/.test(dated) || dated >= end) return undefined;
    const message = `The paper is dated ${month} ${year}; its case has its outcome in ${end}.`;
    return { severity: 'warning', ...atField(paper, ['revision'], message, 'Correct the month or the year, here or in the diary.') };
  });
}

function future(content: Content): RuleResult {
  return entriesOf(content)
    .filter(({ data }) => field(data, 'draft') !== true)
    .flatMap((entry) => {
      const day = dayOf(entry.data, 'publishOn') ?? content.today;
      const latest = Date.parse(day > content.today ? day : content.today);
      return datesOf(entry).flatMap(({ path, date }) => {
        const time = typeof date === 'string' ? Date.parse(`${date.replace(/(\d)(?:st|nd|rd|th)\b/, '$1')} UTC`) : Number.NaN;
        return time > latest
          ? atField(entry, path, `${String(path.at(-1))} is ${date}, which is in the future.`, 'Correct the year or the month.')
          : [];
      });
    });
}
