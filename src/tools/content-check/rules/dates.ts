import { dayOf, type Entry, field } from '../entry.ts';
import { type Content, entriesOf } from '../model.ts';
import { atField, type Found, type Rule } from '../rule.ts';

export const rules: Rule[] = [{ id: 'future', severity: 'error', finds: 'work and documents dated in the future', check: future }];

/** Dates of what has happened, written as text. A case's own date follows its diary. */
function datesOf({ collection, data }: Entry): { path: PropertyKey[]; date: unknown }[] {
  if (collection === 'papers') return [{ path: ['revision'], date: String(field(data, 'revision') ?? '').split(', ')[1] }];
  if (collection === 'pages') return [{ path: ['updated'], date: field(data, 'updated') }];
  const lines = collection === 'cases' ? field(data, 'diary', 'lines') : undefined;
  return Array.isArray(lines) ? lines.map((line, i) => ({ path: ['diary', 'lines', i, 'on'], date: field(line, 'on') })) : [];
}

function future(content: Content): Found[] {
  return entriesOf(content)
    .filter(({ data }) => field(data, 'draft') !== true)
    .flatMap((entry) => {
      const day = dayOf(entry.data, 'publishOn') ?? content.today;
      const latest = Date.parse(day > content.today ? day : content.today);
      return datesOf(entry).flatMap(({ path, date }) => {
        const time = typeof date === 'string' ? Date.parse(`${date.replace(/(\d)(?:st|nd|rd|th)\b/, '$1')} UTC`) : Number.NaN;
        return time > latest
          ? [atField(entry, path, `${String(path.at(-1))} is ${date}, which is still to come.`, 'Correct the year or the month.')]
          : [];
      });
    });
}
