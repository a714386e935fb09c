import { z } from 'zod';
import { line, settingsFile, words } from '../schemas/fields.ts';
import { fieldsOf, labelOf } from './fields/field.ts';
import { FIELDS, type OwnType } from './fields/index.ts';

/** Words for each of some names, and for no others. */
const wordsForEach = (names: readonly string[]) =>
  z.strictObject(
    Object.fromEntries(
      names.map((name) => [
        name,
        z.strictObject({
          label: line('Legend of the fields, or label of the field', 48),
          help: line('What to enter there', 140).optional(),
        }),
      ]),
    ),
  );

type Names = Record<string, string>;
/**
 * Words of one kind of drawing: its fields, what is computed, the sentence that says it, and one on
 * what would tell more.
 */
const instrument = <const R extends Names, const V extends Names, const M extends Names>(
  type: OwnType,
  results: R,
  verdicts: V,
  more: M,
  limits = '',
) =>
  z.strictObject({
    title: line('Heading over the drawing', 90),
    question: line('The question that it answers, on the page of all services', 90),
    groups: wordsForEach(FIELDS[type].map(({ name }) => name)),
    fields: wordsForEach(fieldsOf(FIELDS[type]).map(labelOf)),
    results: words(results),
    verdicts: words(verdicts, 360),
    more: words(more, 200),
    method: words(
      {
        assumed: 'What is assumed',
        good: `What it is good for${limits}`,
        bad: 'What it is not good for',
        sources: 'Who says so',
      },
      400,
    ),
  });

/** Headings and names of rows that say nothing but what they name. */
const plain = <const N extends string>(...names: N[]) =>
  Object.fromEntries(
    names.map((name) => [name, 'Heading of a column, or name of a row']),
  ) as Record<N, string>;
const moved = '{speed}, {flow}, {head}, {surge} and {choke} are filled in';

/** Words of the drawings that visitors use with numbers of their own (src/own-numbers). */
export const ownNumbersSchema = settingsFile('own-numbers', {
  labels: words(
    {
      open: 'Button under a drawing that opens the fields, and link to it below the heading of the service',
      overview: 'Heading over these drawings on the page of all services',
      overviewText: 'What stands below it',
      overviewLink: 'Link of each that opens it; {service} is filled in',
      failed: 'Shown if the fields could not be loaded',
      again: 'Button that tries it again',
      close: 'Button that shows the drawing of the page again',
      private: 'Says that nothing leaves the browser',
      units: 'Name of the switch of units',
      si: 'SI units',
      us: 'Units that operators use',
      optional: 'Shown in a field that may be empty',
      range: 'Shown for a number out of range; {min}, {max} and {unit} are filled in',
      word: 'Shown for something in a list that is no age; {word} is filled in',
      few: 'Shown for a list with too few ages; {min} is filled in',
      many: 'Shown for a list with too many ages; {max} is filled in',
      read: 'Shown for a list that was read; {count}, {min}, {max} and {unit} are filled in',
      taken:
        'Shown beside a number that is not written as it was read; {value} and {unit} are filled in',
      asked:
        'Asked of a number that can be meant in two ways, before a button for each; {word} is filled in',
      mixed: 'Shown if decimal points and commas are mixed; {word} is filled in',
      unclear: 'Shown for what may be one age, two, or an age and a count; {word} is filled in',
      left: 'Shown for a heading with a number that was left out; {words} is filled in',
      failures: 'Shown for ages at failure that are all equal',
      'choke.flow': 'Shown for a flow at choke that is not more than at surge',
      'choke.head': 'Shown for a head at choke that is not less than at surge',
      none: 'Shown if numbers give no result that can be written',
      incomplete: 'Shown for a link that was cut off; {missing} is filled in',
      end: 'Name of what a link lacks that was cut off in its last number',
      stale: 'Shown above results that are not those of what is typed',
      results: 'Name of the table of results',
      inputs: 'Heading over the numbers entered, in print and in the message',
      method: 'Label of the method',
      unchecked: 'Last line of the sheet; {date} is filled in',
      copy: 'Button that copies the link',
      copied: 'Shown once it is copied',
      notCopied: 'Shown if the browser doesn’t allow copying',
      print: 'Button',
      ask: 'Link to the contact page, with the numbers in the message',
      reset: 'Button that brings the example back',
    },
    160,
  ),
  instruments: z.strictObject({
    weibull: instrument(
      'weibull',
      {
        ...plain('value', 'from', 'to', 'shape', 'life', 'tenth'),
        failed: 'Name of a row; {interval} is filled in',
      },
      {
        few: 'If there are fewer than five failures; {count} is filled in',
        wear: 'If β is above 1 for certain; {beta}, {low}, {high} and {count} are filled in',
        chance: 'If it may be 1; {beta}, {low}, {high} and {count} are filled in',
        mixed:
          'If the points lie too far from a line; {beta}, {low}, {high} and {level} are filled in',
        early: 'If it is below 1 for certain; {beta}, {low}, {high} and {count} are filled in',
      },
      {
        tell: 'How many failures would tell wear from chance; {count}, {more} are filled in',
        tellNever: 'If they are more than can be counted ahead; {most} is filled in',
        narrow: 'How many would leave half as much open; {count}, {more} are filled in',
        narrowNever: 'If they are more than can be counted ahead; {most} is filled in',
        cause: 'What would tell more where the points lie too far from a line',
      },
    ).describe('Life of parts (Weibull)'),
    'site-rating': instrument(
      'site-rating',
      {
        power: 'Heading of a column; {temperature} is filled in',
        ...plain('margin', 'until'),
        never: 'Where the demand is met at no temperature',
        beyond: 'Where it is met on any day; {temperature} is filled in',
      },
      {
        met: 'If a machine has the margin; {temperature}, {margin}, {names} and {best} are filled in',
        missed: 'If none has it; {temperature}, {margin}, {names} and {best} are filled in',
      },
      {
        margin: 'If a machine has the margin; {name}, {temperature}, {limit} are filled in',
        short: 'If none has it; {power}, the ISO power that would do, {name} are filled in',
      },
    ).describe('Power at the site'),
    'performance-map': instrument(
      'performance-map',
      plain(
        'before',
        'after',
        'change',
        'flow',
        'head',
        'surge',
        'choke',
        'pressure',
        'power',
        'volume',
        'mach',
        'unknown',
      ),
      {
        within: `If the fan law holds; ${moved}, {mach} and {volume} too`,
        beyond: `If it is an estimate only; ${moved}, {mach} and {volume} too`,
        outside: `If the point is not on the map; ${moved}`,
        unknown: `If Z is not known; ${moved}`,
        impossible:
          'If no compressor could do so; {ratio} and {pressure}, its limits, are filled in',
      },
      {
        speeds: 'Between which speeds the fan law holds; {from} and {to} are filled in',
        map: 'If it holds at none',
        gas: 'If Z is not known',
        numbers: 'If the point is not on the map, or no compressor could do so',
      },
      '; {volume} and {mach} are filled in, the limits of the fan law in %',
    ).describe('Performance map'),
  }),
});
