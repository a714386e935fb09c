import { isMap, isScalar, type Scalar, visit } from 'yaml';
import { isoDay } from '../../../../lib/publishing.ts';
import type { Source } from '../../model/source.ts';
import { atOffset, eachSource, type Rule, type RuleResult } from '../rule.ts';

/** Values that YAML reads as something else than what is written. */
export const rules: Rule[] = [
  { code: 'text-cut', check: eachSource((source) => [cutAtNote(source), cutAtComma(source)]) },
  { code: 'day', check: eachSource((source) => wrongDays(source)) },
];

/** The nodes of a kind in a file's YAML, apart from the names of fields. */
function nodesOf<Wanted>({ document, problems }: Source, isWanted: (node: unknown) => node is Wanted): Wanted[] {
  const found: Wanted[] = [];
  if (problems.length > 0) return found;
  visit(document, (key, node) => {
    if (key !== 'key' && isWanted(node)) found.push(node);
  });
  return found;
}

/** Plain texts after which YAML reads a comment: "Train #3" is "Train". */
const cutAtNote = (source: Source): RuleResult =>
  nodesOf(source, isScalar).map(({ type, value, range }) => {
    const [start = 0, end = 0] = range ?? [];
    const [, comment = ''] = /^( +#[^\r\n]*)/.exec(source.text.slice(end)) ?? [];
    if (!comment || type !== 'PLAIN' || typeof value !== 'string') return undefined;
    const whole = `${source.text.slice(start, end)}${comment}`.trimEnd();
    const message = `The text ends before “${comment.trim().slice(0, 40)}”: after a space, # starts a note, which nobody sees.`;
    const repair = 'Put the whole text in quotation marks; put a real note on a line of its own.';
    const fix = /["\\]/.test(whole) ? undefined : { start, end: start + whole.length, text: `"${whole}"` };
    return atOffset(source, end + comment.indexOf('#'), message, repair, fix);
  });

/** In braces, a comma begins the next field: `label: NDT, dimensions`, `value: 1,019`. */
const cutAtComma = (source: Source): RuleResult =>
  nodesOf(source, isMap).map(({ flow, items }) =>
    items.map(({ key, value }, i) => {
      const before = items[i - 1];
      if (!flow || value !== null || !isScalar(before?.value) || !isScalar(key)) return undefined;
      const [start, end] = [before.value.range?.[0] ?? 0, (key as Scalar).range?.[1] ?? 0];
      const whole = source.text.slice(start, end);
      const message = `“${before.value.source}” ends before the comma: inside { } a comma starts the next field.`;
      const repair = `Put the whole text in quotation marks: "${whole.replaceAll('"', '')}"; write a number without commas.`;
      return atOffset(source, key.range?.[0] ?? 0, message, repair);
    }),
  );

/** YAML turns 31 February into 3 March without a word. */
function wrongDays(source: Source): RuleResult {
  return nodesOf(source, isScalar).map(({ value, range }) => {
    if (!(value instanceof Date)) return undefined;
    const [start = 0, end = 0] = range ?? [];
    const written = source.text.slice(start, end);
    const day = Number.isNaN(value.getTime()) ? '' : isoDay(value);
    const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(written) ?? [];
    if (day === `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`) return undefined;
    return atOffset(source, start, `The date ${written} doesn’t exist.`, 'Write a real date: year-month-day, such as 2026-12-01.');
  });
}
