import { describe, expect, test } from 'vitest';
import { monthAndYear } from '../../src/lib/diary.ts';
import { textsOf, wordsOf } from '../support/content.ts';

/** Numbers that a text may write as words. */
const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];

/** Whether a text gives a span such as "18 months", in figures or in words, or counts to it ("week 4" for "4 weeks"). */
function gives(text: string, span: string): boolean {
  const [count = '', unit = ''] = span.split(' ');
  const word = NUMBERS[Number(count)];
  const forms = [`${count} ${unit}`, `${unit.replace(/s$/, '')} ${count}`, `${count} idle ${unit}`];
  if (word) forms.push(`${word} ${unit}`);
  return forms.some((form) => ` ${text.toLowerCase()}`.replaceAll(/\s+/g, ' ').includes(` ${form}`));
}

describe.each(wordsOf('cases').map((entry) => [entry.id, entry] as const))('the diary of %s', (_id, { data, body }) => {
  const text = [body, ...textsOf({ ...data, diary: undefined }).map((field) => field.text)].join('\n');

  test('has its outcome in the month that the case is dated', () => {
    expect(data.date).toBe(monthAndYear(data.diary.lines.find(({ kind }) => kind === 'outcome')?.on ?? ''));
  });
  test('begins the work with a call, and holds a decision or a change before the outcome', () => {
    const kinds = data.diary.lines.map(({ kind }) => kind);
    expect(kinds.find((kind) => kind !== 'before')).toBe('call');
    expect(kinds.some((kind) => kind === 'decision' || kind === 'work')).toBe(true);
  });
  test('has spans that the text gives', () => {
    expect(data.diary.spans.map(({ says }) => says).filter((says) => !gives(text, says))).toEqual([]);
  });
  test('has running hours that the text gives', () => {
    const hours = data.diary.lines.flatMap((line) => (line.hours ? [`${line.hours.toLocaleString('en-GB')} h`] : []));
    expect(hours.filter((count) => !text.includes(count))).toEqual([]);
  });
});

test('a span that a text does not give is found', () => {
  expect(gives('After eighteen months it was opened.', '18 months')).toBe(true);
  expect(gives('Scope was fixed in week 4.', '4 weeks')).toBe(true);
  expect(gives('After eighteen months it was opened.', '8 months')).toBe(false);
});
