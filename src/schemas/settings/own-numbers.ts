import { z } from 'zod';
import { line, settingsFile, words } from '../fields.ts';

const field = (what: string) =>
  z.strictObject({
    label: line(`Label of the field for ${what}`, 48),
    help: line(`What to enter there`, 140).optional(),
  });

/** Words of one kind of drawing that a visitor can use: groups of fields, fields, what is computed, and the sentence that says it. */
const instrument = <
  const G extends Record<string, string>,
  const F extends string,
  const R extends Record<string, string>,
  const V extends Record<string, string>,
>(
  groups: G,
  fields: readonly F[],
  results: R,
  verdicts: V,
) =>
  z.strictObject({
    title: line('Heading over the drawing', 90),
    groups: words(groups),
    fields: z.strictObject(Object.fromEntries(fields.map((name) => [name, field(name)])) as Record<F, ReturnType<typeof field>>),
    results: words(results),
    verdicts: words(verdicts, 360),
    method: line('How it is computed, with its sources', 600),
  });

const quantity = 'Name of a row';

/** Words of the drawings that visitors use with numbers of their own (src/figures/own-numbers). */
export const ownNumbersSchema = settingsFile('own-numbers', {
  ...words(
    {
      open: 'Button under a drawing that opens the fields',
      close: 'Button that shows the drawing of the page again',
      private: 'Says that nothing leaves the browser',
      units: 'Name of the switch of units',
      si: 'SI units',
      us: 'Units that operators use',
      optional: 'Said after the label of a field that may be empty',
      range: 'Said of a wrong number; {min}, {max} and {unit} are filled in',
      word: 'Said of something in a list that is no age; {word} is filled in',
      few: 'Said of a list with too few ages; {min} is filled in',
      many: 'Said of a list with too many ages; {max} is filled in',
      read: 'Said of a list that was read; {count}, {min}, {max} and {unit} are filled in',
      results: 'Name of the table of results',
      inputs: 'Heading over the numbers entered, in print and in the message',
      method: 'Label of the method',
      unchecked: 'Last line of the sheet; {date} is filled in',
      copy: 'Button that copies the link',
      copied: 'Said once it is copied',
      notCopied: 'Said if the browser doesn’t allow copying',
      print: 'Button',
      ask: 'Link to the contact page, with the numbers in the message',
      reset: 'Button that brings the example back',
      subject: 'Subject of the email in which the numbers are asked about',
    },
    160,
  ).shape,
  weibull: instrument(
    { ages: 'Legend of the fields' },
    ['failures', 'suspensions', 'interval'],
    {
      value: 'Heading of a column',
      from: 'Heading of the column of lower bounds',
      to: 'Heading of the column of upper bounds',
      shape: quantity,
      life: quantity,
      tenth: quantity,
      failed: 'Name of a row; {interval} is filled in',
    },
    {
      wear: 'If β is above 1 for certain; {beta}, {low}, {high} and {count} are filled in',
      chance: 'If it may be 1; {beta}, {low}, {high} and {count} are filled in',
      early: 'If it is below 1 for certain; {beta}, {low}, {high} and {count} are filled in',
    },
  ).describe('Life of parts (Weibull)'),
  'site-rating': instrument(
    {
      site: 'Legend of the fields',
      demand: 'Legend of the fields',
      machine1: 'Legend of the fields',
      machine2: 'Legend of the fields',
      machine3: 'Legend of the fields',
    },
    [
      'elevation',
      'losses',
      'designTemperature',
      'demandPower',
      'demandMargin',
      'machineLabel',
      'machineIsoPower',
      'machineDerate',
      'machineFlatBelow',
    ],
    {
      power: 'Heading of a column; {temperature} is filled in',
      margin: 'Heading of a column: power over the demand',
      until: 'Heading of a column: temperature up to which the demand is met',
      never: 'Where it is met at no temperature',
      beyond: 'Where it is met on any day; {temperature} is filled in',
    },
    {
      met: 'If a machine has the margin; {temperature}, {margin}, {names} and {best} are filled in',
      missed: 'If none has it; {temperature}, {margin}, {names} and {best} are filled in',
    },
  ).describe('Power at the site'),
  'performance-map': instrument(
    { before: 'Legend of the fields', after: 'Legend of the fields', map: 'Legend of the fields' },
    [
      'flow',
      'head',
      'speed',
      'molarMass',
      'temperature',
      'pressure',
      'exponent',
      'referenceSpeed',
      'surgeFlow',
      'surgeHead',
      'chokeFlow',
      'chokeHead',
      'efficiency',
    ],
    {
      before: 'Heading of a column, and name of the point',
      after: 'Heading of a column, and name of the point',
      change: 'Heading of a column',
      flow: quantity,
      head: quantity,
      surge: quantity,
      choke: quantity,
      pressure: quantity,
      power: quantity,
      mach: quantity,
      volume: quantity,
    },
    {
      within: 'If the fan law holds; {speed}, {flow}, {head}, {surge}, {choke}, {mach}, {volume} and {limit} are filled in',
      beyond: 'If it is an estimate only; {speed}, {flow}, {head}, {surge}, {choke}, {mach}, {volume} and {limit} are filled in',
      outside: 'If the point is not on the map; {speed}, {flow}, {head}, {surge} and {choke} are filled in',
    },
  ).describe('Performance map'),
});
