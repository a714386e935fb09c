import { monthAndYear } from '../../../lib/diary.ts';
import { type Entry, field } from '../entry.ts';
import type { Content } from '../model.ts';
import { atField, type Found, type Rule } from '../rule.ts';

export const rules: Rule[] = [{ id: 'diary', severity: 'warning', finds: 'diaries that contradict their case', check: diaries }];

/** Numbers that a text may write as words. */
const NUMBERS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

/** Whether a text gives a span such as "18 months", in figures or in words, or counts to it ("week 4" for "4 weeks"). */
function gives(text: string, span: string): boolean {
  const [count = '', unit = ''] = span.split(' ');
  const word = NUMBERS[Number(count)];
  const forms = [`${count} ${unit}`, `${unit.replace(/s$/, '')} ${count}`, `${count} idle ${unit}`];
  if (word) forms.push(`${word} ${unit}`);
  return forms.some((form) => ` ${text.toLowerCase()}`.replaceAll(/\s+/g, ' ').includes(` ${form}`));
}

interface Line {
  on: string;
  kind: string;
  hours?: number;
}

function diaries(content: Content): Found[] {
  return (content.entries.get('cases') ?? []).flatMap((entry) => {
    const lines = field(entry.data, 'diary', 'lines');
    const spans = field(entry.data, 'diary', 'spans') ?? [];
    if (!Array.isArray(lines) || !lines.every(isLine) || !Array.isArray(spans)) return [];
    const { diary: _diary, ...others } = entry.data as Record<string, unknown>;
    const text = [entry.source.body, ...stringsOf(others)].join('\n');
    // The text of a draft may still be to be written.
    const isDraft = field(entry.data, 'draft') === true;
    return [...outcomeMonth(entry, lines), ...order(entry, lines), ...(isDraft ? [] : quotations(entry, lines, spans, text))];
  });
}

const isLine = (value: unknown): value is Line => typeof field(value, 'on') === 'string' && typeof field(value, 'kind') === 'string';

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];

function outcomeMonth(entry: Entry, lines: readonly Line[]): Found[] {
  const on = lines.find(({ kind }) => kind === 'outcome')?.on;
  const date = field(entry.data, 'date');
  if (on === undefined || !/^\d{4}-\d\d/.test(on) || typeof date !== 'string' || date === monthAndYear(on)) return [];
  return [
    atField(
      entry,
      ['date'],
      `The case is dated ${date}; the outcome in its diary is of ${monthAndYear(on)}.`,
      `Write “${monthAndYear(on)}”, or correct the line of kind outcome.`,
    ),
  ];
}

function order(entry: Entry, lines: readonly Line[]): Found[] {
  const first = lines.findIndex(({ kind }) => kind !== 'before');
  const call =
    first < 0 || lines[first]?.kind === 'call'
      ? []
      : [
          atField(
            entry,
            ['diary', 'lines', first, 'kind'],
            `The work begins with “${lines[first]?.kind}”, before anybody called.`,
            'Put a line of kind: call before it, or give an earlier line that kind.',
          ),
        ];
  const isDecided = lines.some(({ kind }) => kind === 'decision' || kind === 'work');
  const decided = isDecided
    ? []
    : [atField(entry, ['diary', 'lines'], 'The diary has neither a decision nor a change.', 'Add a line of kind: decision or kind: work.')];
  return [...call, ...decided];
}

function quotations(entry: Entry, lines: readonly Line[], spans: readonly unknown[], text: string): Found[] {
  const unsaid = spans.flatMap((span, i) => {
    const says = field(span, 'says');
    return typeof says !== 'string' || gives(text, says)
      ? []
      : [
          atField(
            entry,
            ['diary', 'spans', i, 'says'],
            `The text doesn’t say “${says}”.`,
            'Write it there exactly so, or take the span out: spans are the times that the text quotes.',
          ),
        ];
  });
  const uncounted = lines.flatMap(({ hours }, i) => {
    const count = typeof hours === 'number' && hours > 0 ? `${hours.toLocaleString('en-GB')} h` : undefined;
    return count === undefined || text.includes(count)
      ? []
      : [
          atField(
            entry,
            ['diary', 'lines', i, 'hours'],
            `The text doesn’t give “${count}”.`,
            `Write ${count} there, or correct the hours here.`,
          ),
        ];
  });
  return [...unsaid, ...uncounted];
}
