// cspell:disable
import { allOf, append, set, swap } from '../../../../../support/edits.ts';
import { type Mistake, mistake } from './plant.ts';

const CASE = 'cases/coupling-wear.mdx';
const FIRM = 'settings/company.yaml';
const REPORT = 'pages/how-we-work.mdx';
/** What is told twice, and once of the two times otherwise. */
export const MISTAKES: Mistake[] = [
  // A plate and a diary against the drawing and each other
  mistake(
    CASE,
    swap('text: The change is made', 'text: The exhaust spread of unit A passes the alarm of 43 °C'),
    'number-conflict',
    'Write 40 °C here',
  ),
  mistake(
    CASE,
    allOf(
      append('Fourteen couplings were looked at in all.'),
      swap('text: Records read', 'text: Fourteen couplings looked at and records read'),
      swap('excerpt: A plant', 'excerpt: Sixteen couplings were looked at. A plant'),
    ),
    'number-conflict',
    'Write Fourteen couplings here',
    'excerpt: Sixteen',
  ),
  // A drawing has a minus where the text says that something is taken off.
  mistake(
    'cases/quillon-trips.mdx',
    swap('recovery, 12 less', 'recovery, which takes off 13 kt'),
    'number-conflict',
    'Write 12 kt here',
    'alt: Bridge',
  ),
  // Dates of a text against the diary’s
  mistake(CASE, append('In March 2023 the second count ended, as the record shows.'), 'number-conflict', 'Write March 2022 here'),
  mistake(CASE, swap('8 bar | 6 bar', '8 bar | 6 K'), 'stated', 'Write “6 bar” in src/content/cases/coupling-wear.mdx', {
    at: 'p1:',
    found: 'papers/coupling-wear.numbers.yaml',
  }),
  // Two sentences of one text, without git: the words are the same, the number is near
  mistake(
    'cases/slow-start.mdx',
    append('The keyway had worn to 5.14 mm on the drive side.\n\nOn the drive side the keyway was worn to 5.19 mm in all.'),
    'number-conflict',
    'Write 5.19 mm here',
  ),
  // Digits changed round go before a number in more of the same words, and a slip for one number is no witness against another
  mistake(
    'cases/seal-leak.mdx',
    append('The motor took 841 kW at its line.\n\nAt its line the motor took 926 kW in spring, and 814 kW later.'),
    'number-conflict',
    'Write 814 kW here',
  ),
  mistake(
    'cases/pinion-noise.mdx',
    append('The vessel was held at 8.2 bar gauge.\n\nLater on 8.2 bar absolute was read.'),
    'number-conflict',
    'Write 8.2 bar absolute here',
  ),
  mistake(
    CASE,
    swap('the alarm is 40 °C', 'the alarm is 40 °C, from week 8.5'),
    'number-conflict',
    'give it in the text as well',
    'alt: Trend',
  ),
  mistake(CASE, append('The store held 214 spares.\n\nOf the 241 parts one was lost.'), 'number-conflict', 'Write 241', 'The store'),
  mistake('literature.yaml', swap('Press, 1997', 'Press, 1979'), 'paper', 'Correct the year here', 'title: "Harker'),
  mistake(CASE, append('Six months after the call the plant agreed.'), 'diary', 'Correct it, or the dates'),
  mistake('cases/slow-start.mdx', append('The power fell from 790 to 690 kW, 23 % less.'), 'sum', 'Correct one of the numbers'),
  mistake('cases/seal-leak.mdx', append('It took 1.92 MW instead of 2.88 MW, half less.'), 'sum', 'Correct one of the numbers'),
  mistake(
    'cases/pinion-noise.mdx',
    append('| Vent | Flow |\n| --- | ---: |\n| One | 3 m³/h |\n| Two | 4 m³/h |\n| Together | 8 m³/h |'),
    'sum',
    'Correct one of the numbers',
    '| Together',
  ),
  // Words of a drawing against its data
  mistake('cases/seal-leak.mdx', swap('fuel valves 6 trips', 'fuel valves 9 trips'), 'figure-quoted', 'Correct the text', 'alt: Pareto'),
  mistake(
    'cases/seal-leak.mdx',
    append(
      '| Cause | Trips |\n| --- | ---: |\n| Flame detector | 12, then 1 |\n| Fuel valve | 5, then 2 |\n| Vibration probe | 3, then 3 |',
    ),
    'figure-quoted',
    'Correct the drawing or the table',
    'label: Fuel valve',
  ),
  // A count that nothing else gives, beside one like it
  mistake(
    CASE,
    append('A spare flange was bought with its 41 bolts.\n\nIn spring all 47 were turned by hand.'),
    'number-conflict',
    'say what it counts',
    'all 47',
  ),
  // The month of another row of the diary
  mistake(
    CASE,
    allOf(
      append('The coupling was balanced in July 2021.'),
      swap('text: The change is made', 'text: The coupling is balanced in the works'),
    ),
    'diary',
    'Correct the month',
    'in July 2021',
  ),
  mistake(CASE, swap('title: Exhaust', 'title: 777 hours of exhaust'), 'number-conflict', 'give it in the text as well', 'title: 777'),
  // A number that a summary alone gives
  mistake(
    CASE,
    swap('Coupling of an export compressor: four', 'Coupling of a compressor of 888 kW: four'),
    'number-conflict',
    'give it in the text as well',
  ),
  mistake(CASE, swap("'on': 2021-07,", "'on': '2021-06-31',"), 'field', 'Write a date that exists', '2021-06-31'),
  mistake(CASE, swap("'on': 2021-07,", "'on': '31-07-2021',"), 'field', 'Write a month such as', '31-07-2021'),
  // The row that alone is out of order
  mistake(CASE, swap("'on': 2021-07,", "'on': 2023-07,"), 'field', 'is later than 2021-09 in the row below', '2023-07'),
  mistake(CASE, swap("'on': 2021-09,", "'on': 2020-09,"), 'field', 'is earlier than 2021-07 in the row above', '2020-09'),
  // Weeks of a diary, and times between two of its days
  mistake(
    CASE,
    (text) =>
      text
        .replace('2021-06, kind: call, text: The plant', "'2021-06-07', kind: call, text: 'Week 0: the plant")
        .replace('for a review }', "for a review' }")
        .replace(
          '2021-07, kind: visit, text: Records read and the machine looked at',
          "'2021-07-05', kind: visit, text: 'Week 4: records read'",
        )
        .replace('2021-09, kind: work, text: The change is made', "'2021-09-06', kind: work, text: 'Week 18: the change is made'"),
    'diary',
    'Write “Week 13”',
    'Week 18',
  ),
  mistake(
    CASE,
    allOf(
      append('It had run 900 h by then, and 800 h at the visit.'),
      swap('kind: call, text', 'hours: 900, kind: call, text'),
      swap('kind: visit, text', 'hours: 800, kind: visit, text'),
    ),
    'diary',
    'only increase',
    'hours: 800',
  ),
  // A paper against its case, and a report’s two signatures
  mistake(
    'papers/coupling-wear.mdx',
    swap('Revision 1, March 2024', 'Revision 1, March 2019'),
    'future',
    'Correct the month or the year',
    'March 2019',
  ),
  // A case of several outcomes ends with the last, one of none in its month
  ...[
    (text: string) => text.replace(/kind: outcome.*/, "$&\n  - { 'on': 2025-03, kind: outcome, text: The third count ends }"),
    allOf(swap('kind: outcome', 'kind: work'), swap('diary:', 'date: March 2025\ndiary:')),
  ].map((change) =>
    mistake(CASE, change, 'future', 'Correct the month or the year', { at: 'revision: ', found: 'papers/coupling-wear.mdx' }),
  ),
  mistake('papers/coupling-wear.mdx', append('It is told in Harker 1997 too.'), 'paper', 'Add Harker 1997', 'references: [API 692]'),
  mistake(REPORT, swap('reviewer: astrid-vale', 'reviewer: bram-osei'), 'review', 'Name the colleague', 'reviewer: bram-osei'),
  // People
  mistake('cases/pinion-noise.mdx', swap('A plant in Denmark asked', 'A plant in Norway asked'), 'name', 'name it in the text', 'excerpt:'),
  mistake('pages/about-us.mdx', append('Ask Astrid Vail about it.'), 'name', 'Did you mean Astrid Vale'),
  mistake('team/bram-osei.mdx', append('He likes it. She said so. He left.'), 'bio', 'Correct one of them'),
  mistake('team/bram-osei.mdx', swap('Bram looks', 'Oscar looks'), 'bio', 'Write “Bram”'),
  mistake('pages/privacy-policy.mdx', append('Your answer is kept as `cookieConsents` until then.'), 'policy', 'Write `cookieConsent`'),
  // Settings
  mistake('pages/about-us.mdx', swap('founded in 2011', 'founded in 2001'), 'company', 'Write 2011', 'founded in 2001'),
  mistake('cases/seal-leak.mdx', append('Ring +31 30 000 00 01 for it.'), 'number-elsewhere', 'company.yaml'),
  mistake('pages/contact-us.mdx', swap('lead: ', 'lead: Write to info@halden.exampel. '), 'host', 'Write info@halden.example'),
  mistake('pages/about-us.mdx', append('It is sent to Proefkade 3 by post.'), 'number-elsewhere', 'company.yaml'),
  mistake('pages/about-us.mdx', append('Come to our office in Leiden for it.'), 'number-elsewhere', 'company.yaml'),
  mistake('cases/slow-start.mdx', append('The office is open from 08:30 to 17:30 on weekdays.'), 'number-elsewhere', 'company.yaml'),
  mistake(FIRM, set('display', '+31 30 000 00'), 'field', 'nine digits'),
];
