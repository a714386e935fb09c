import { inOrder, outcomeOf } from '../../../../lib/diary.ts';
import { isoDate, MONTHS } from '../../../../lib/text-date.ts';
import { type Checked, checkedIn } from '../../model/checked.ts';
import type { Content } from '../../model/content.ts';
import { dayOf, type Entry, field } from '../../model/entry.ts';
import { byForms, type Form, matchesIn } from '../forms.ts';
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

/** Dates of what has happened. A case's own date follows its diary. */
const dated = (content: Content): { entry: Entry; path: PropertyKey[]; written: string }[] => [
  ...checkedIn(content, 'papers').map((entry) => ({ entry, path: ['revision'], written: dateOf(entry) })),
  ...checkedIn(content, 'pages').flatMap((entry) =>
    entry.data.kind === 'policy' ? { entry, path: ['updated'], written: entry.data.updated } : [],
  ),
  ...checkedIn(content, 'cases').flatMap((entry) =>
    entry.data.diary.map(({ on }, i) => ({ entry, path: ['diary', i, 'on'], written: on })),
  ),
];

/** The date of a paper, which follows its revision. */
const dateOf = ({ data }: Checked<'papers'>) => data.revision.split(', ')[1] ?? '';

/** A paper dated before the outcome of its case; what its diary adds later may be later. */
function early(content: Content): RuleResult {
  return checkedIn(content, 'papers').map((paper) => {
    const study = checkedIn(content, 'cases').find(({ data }) => data.whitePaper?.paper === paper.id);
    const end = study && (outcomeOf(study.data.diary)?.on ?? isoDate(study.data.date ?? ''));
    const date = isoDate(dateOf(paper));
    if (!end || !date || inOrder(end, date)) return undefined;
    const message = `The paper is dated ${dateOf(paper)}; its case has its outcome in ${end.slice(0, 7)}.`;
    return { severity: 'warning', ...atField(paper, ['revision'], message, 'Correct the month or the year, here or in the case.') };
  });
}

function future(content: Content): RuleResult {
  return dated(content)
    .filter(({ entry }) => field(entry.data, 'draft') !== true)
    .map(({ entry, path, written }) => {
      const day = dayOf(entry.data, 'publishOn') ?? '';
      const latest = day > content.today ? day : content.today;
      const message = `${String(path.at(-1))} is ${written}, which is in the future.`;
      // The lines of a diary have theirs as “2024-03” already.
      return !inOrder(isoDate(written) ?? written, latest) && atField(entry, path, message, 'Correct the year or the month.');
    });
}
