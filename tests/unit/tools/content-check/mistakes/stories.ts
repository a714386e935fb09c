// cspell:disable
import { append, type Mistake, set, swap } from './plant.ts';

const CASE = 'cases/coupling-wear.mdx';
const FIRM = 'settings/company.yaml';
const swapped = (file: string, from: string, to: string, rule: Mistake['rule'], repair: string, at = to): Mistake => ({
  file,
  change: swap(from, to),
  rule,
  at,
  repair,
});
const added = (file: string, words: string, rule: Mistake['rule'], repair: string): Mistake => ({
  file,
  change: append(words),
  rule,
  at: words,
  repair,
});

/** What is told twice, and once of the two times otherwise. */
export const MISTAKES: Mistake[] = [
  // A plate and a diary against the drawing and each other
  swapped(CASE, 'text: The change is made', 'text: The exhaust spread of unit A passes the alarm of 43 °C', 'told', 'Write 40 °C here'),
  {
    file: CASE,
    change: (text) =>
      swap(
        'text: Records read',
        'text: Fourteen couplings looked at and records read',
      )(`${text}\nFourteen couplings were looked at in all.\n`).replace(
        'excerpt: A plant',
        'excerpt: Sixteen couplings were looked at. A plant',
      ),
    rule: 'told',
    at: 'excerpt: Sixteen',
    repair: 'Write Fourteen couplings here',
  },
  // A drawing has a minus where the text says that something is taken off.
  swapped('cases/quillon-trips.mdx', 'recovery, 12 less', 'recovery, which takes off 13 kt', 'told', 'Write 12 kt here', 'alt: Bridge'),
  // Dates of a text against the diary’s
  added(CASE, 'In March 2023 the second count ended, as the record shows.', 'told', 'Write March 2022 here'),
  // Two sentences of one text, without git: the words are the same, the number is near
  {
    file: CASE,
    change: append('The keyway had worn to 5.14 mm on the drive side.\n\nOn the drive side the keyway was worn to 5.19 mm in all.'),
    rule: 'told',
    at: 'The keyway had worn',
    repair: 'Write 5.19 mm here',
  },
  // A number that a summary alone gives
  swapped(
    CASE,
    'title: Coupling wear on an invented machine',
    'title: Coupling wear on a machine of 777 kW',
    'told',
    'give it in the text as well',
  ),
  swapped(CASE, "'on': 2021-07,", "'on': '2021-06-31',", 'field', 'a day that the calendar has', '2021-06-31'),
  // Weeks of a diary, and times between two of its days
  {
    file: CASE,
    change: (text) =>
      text
        .replace('2021-06, kind: call, text: The plant', "'2021-06-07', kind: call, text: 'Week 0: the plant")
        .replace('for a review }', "for a review' }")
        .replace(
          '2021-07, kind: visit, text: Records read and the machine looked at',
          "'2021-07-05', kind: visit, text: 'Week 4: records read'",
        )
        .replace('2021-09, kind: work, text: The change is made', "'2021-09-06', kind: work, text: 'Week 18: the change is made'"),
    rule: 'diary',
    at: 'Week 18',
    repair: 'Write “Week 13”',
  },
  {
    file: CASE,
    change: (text) =>
      `${text}\nIt had run 900 h by then, and 800 h at the visit.\n`
        .replace('kind: call, text', 'hours: 900, kind: call, text')
        .replace('kind: visit, text', 'hours: 800, kind: visit, text'),
    rule: 'diary',
    at: 'hours: 800',
    repair: 'only grow',
  },
  {
    file: 'cases/quillon-trips.mdx',
    change: (text) =>
      `${text}\nIt had run 900 h by then, and 9,900 h at the visit.\n`
        .replace('kind: call, text', 'hours: 900, kind: call, text')
        .replace('kind: visit, text', 'hours: 9900, kind: visit, text'),
    rule: 'diary',
    at: 'hours: 9900',
    repair: 'write the line “machines: 2” in src/content/cases/quillon-trips.numbers.yaml',
  },
  // People
  added('pages/about-us.mdx', 'Ask Astrid Vail about it.', 'name', 'Did you mean Astrid Vale'),
  swapped('team/bram-osei.mdx', 'Bram looks', 'Oscar looks', 'bio', 'Write “Bram”'),
  added('pages/privacy-policy.mdx', 'Your answer is kept as `cookieConsents` until then.', 'policy', 'Write `cookieConsent`'),
  // Settings
  added(CASE, 'Ring +31 30 000 00 01 for it.', 'number-elsewhere', 'company.yaml'),
  swapped('pages/contact-us.mdx', 'lead: ', 'lead: Write to info@halden.exampel. ', 'number-elsewhere', 'company.yaml'),
  added('pages/about-us.mdx', 'It is sent to Proefkade 3 by post.', 'number-elsewhere', 'company.yaml'),
  added('pages/about-us.mdx', 'Come to our office in Leiden for it.', 'number-elsewhere', 'company.yaml'),
  added(CASE, 'The office is open from 08:30 to 17:30 on weekdays.', 'number-elsewhere', 'company.yaml'),
  { file: FIRM, change: set('display', '+31 30 000 00'), rule: 'field', at: 'display: +31 30 000 00', repair: 'nine digits' },
];
