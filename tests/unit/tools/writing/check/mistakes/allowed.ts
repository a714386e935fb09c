// cspell:disable

import { WORDS } from '../../../../../../src/config/constants.ts';
import { allOf, append, body, first, set, swap } from '../../../../../support/edits.ts';
import type { Allowed, Change } from './plant.ts';

const many = (count: number) => Array.from({ length: count }, (_, i) => (i % 2 ? 'and' : 'bolt')).join(' ');
/** 45 words, the longest sentence that is allowed. */
const LONG = `Steel ${many(44)}.`;
/** The longest bio: 5 words with markup and a URL, which are not counted, then plain ones. */
const BIO = `Bram [reads trends](https://www.iso.org/standard/one-two-three.html) of **pumps** ${many(WORDS.bio.max - 50)}. Then ${many(44)}.`;

const near = (file: string, change: Change): Allowed => ({ file, change });
const text = (file: string, ...paragraphs: string[]) => near(file, append(paragraphs.join('\n\n')));
const POLICY = 'pages/privacy-policy.mdx';
const PAPER = 'papers/coupling-wear.mdx';

/** What comes near each rule and keeps to it. */
export const ALLOWED: Allowed[] = [
  text('dictionary.txt', 'rotordynamically'),
  text(
    POLICY,
    'Some **bold words** and *emphasis*, 5 MW at 15 °C, a real asterisk \\* and &lt;5 bar, CO2 and H2S, `code`, \\{braces\\}, a # sign, 3 * 4.',
  ),
  text(
    POLICY,
    'See [the course](/gear-review#why-it-is-done-so), [your rights](#your-rights), [the standard](https://www.iso.org/standard/1.html), [mail](mailto:info@example.com), [the firm](mailto:info@halden.example), [call](tel:+441632960000) and [the flyer](/documents/flyers/gear-review.pdf).',
  ),
  near(
    'cases/seal-leak.mdx',
    allOf(swap('12 trips before and 1 trips after', 'from twelve to none'), swap("to: '1', unit: trips", "to: '0', unit: trips")),
  ),
  near('cases/coupling-wear.mdx', swap('Spread from 22 °C to 44 °C', 'Spread from 22 to 44 °C')),
  near(
    'cases/slow-start.numbers.yaml',
    swap('results:', 'results:\n  waited: { value: Five months, by: "months(diary[1].on, diary[2].on)" }'),
  ),
  text('cases/slow-start.mdx', 'Five months went by before the plant called.'),
  text(POLICY, '| A | B |\n| --- | --- |\n| one | |'),
  text(POLICY, LONG),
  near('team/bram-osei.mdx', body(BIO)),
  text(POLICY, '## Your duties\n\n- one\n- two\n\n1. first\n2. second'),
  text(POLICY, 'Ask <Firm /> for it.'),
  text(PAPER, 'It took a year to be sure, because a disc lasted five months.'),
  text(PAPER, 'Caustic solution was in the tank, and a 5 % solution of glycol in the drain.'),
  text(PAPER, 'Viscosity is in mPa·s, a sensor takes 12 mW, and 5 MPa, 6 MPa, 7 MPa and 8 MPa were held in Pearl Center.'),
  text(
    POLICY,
    'The plant’s words were: “It [the seal] held for a year.”',
    'It opens at 9 and closes at 5, and the number to call is on [the contact page](/contact-us).',
    'From 09:40 to 10:12 the valve hunted.',
  ),
  text(POLICY, 'Some were left to do; others fill in a form. A seam of 2 mm was left.'),
  text(POLICY, 'It held.', 'It held.'),
  text(POLICY, '## LNG, FPSO and H2S', 'All three are written in capitals here.'),
  text(
    PAPER,
    'It was an engine of a European user, a one-off, a unit of an hour, an X-ray and an LNG train; the Dutch say “ja” (yes), and that that is so, a) and b) alike.',
    'The engineers’ word, the firm’s word, Müller’s and Müller’s; a colour, the centre, judgement, ageing and organised work.',
  ),
  text(
    PAPER,
    'In 1998 it ran 1,200 h at 2.5 MW, 5 to 7 days, minus 12,000.5 kW, after ISO 18436-2 and IEC 61164, at 10 %, 5 m³/h, and ±2 % – no more… Was it so?',
    'The flow fell from 790 to 690 m³/h, 13 % less, and the fan took 1.92 MW instead of 2.88 MW, a third less.',
    'It turns at 990 rpm, which is 16.5 Hz; 1,480 rpm (about 25 Hz) is near, and 3 t/h (0.83 kg/s) leaks.',
  ),
  text(
    PAPER,
    'It ran at 10 bar(g) and −5 °C, 2 × 5 MW, with the bearing(s) of R&D. It took 1 week, from 5 March 2024, 11 weeks, about 5 MW, etc. and so on. “Müller (no other)” saw it. Đ, ł and ę, 3 × 10⁻⁶ m³, ≤ 0.6 µm, ≈ 30, C₆H₁₄, 5 Ω, Δp and η.',
  ),
  text(
    PAPER,
    'It follows API 617 and ISO 1940, as the table of the API does; the LNG train and an LM2500 of us. It could, of course, be more; then it ran from 30 June 2024 on, and from 2010 to 2015.',
  ),
  text('papers/coupling-wear.mdx', '## Read on\n\nIt is drawn in Figure 9 of API 617.\n\n| A | B |\n| --- | --- |\n| one | two |'),
  near('services/seal-training.mdx', swap(/^## How.*$/m, '## Later on, when it has run')),
  text('services/seal-training.mdx', '### What is left\n\nThe last of it is written down.'),
  text(
    'pages/how-we-work.mdx',
    'The valve PSV-2110A opens, and pump P-4A is old. Its seal and its not-so-new rotor were there; train A and train B ran, A is older, and it took an hour of a European user. There were bearings too small to see, fewer than before; loose parts can be lost. An operators’ guide lies there. It moved to and fro between 5 and 7 bar, on the 11th, 12th and 22nd trip, on Tuesday 5 March 2024, at 23:59. What is left needs people. The API and the LNG train of pre- and post-war years. Does it? It does.',
  ),
  text(
    'pages/how-we-work.mdx',
    '3. It held.\n4. Did it?\n5. It ran.\n6. It stopped.',
    '- one;\n- two;\n- three;\n- four.',
    '<Firm /> did it.',
  ),
  text(
    'papers/coupling-wear.mdx',
    'Table 1 says so, as does Table 9 of API 617; API 692 and the review of March 2024 agree. See [the course etc.](/gear-review), and [the standard](https://www.iso.org/a.html?edition=2).',
  ),
  // The same kind of number, told of something else; a rounded one; a share of another whole; a later date; a night’s shift
  text(
    'cases/coupling-wear.mdx',
    'The gear beside it was warmer by 45 K, and its oil stood at 46 °C on the first day, 20 % more than in spring. In March 2024 the plant built a second one. It fell, and then rose from 3 to 5 mm. The crew went from 6 to 4 rounds. The share of water rises from 1,000 ppm to 0.7 %.',
  ),
  text(
    'cases/seal-trial.mdx',
    'The first ring had worn by 0.31 mm on the gas side, the second by 0.33 mm there.',
    'Oil at the inlet of the big pump was 46 °C.',
    'Oil at the inlet of the big pump is held at about 45 °C.',
    'It ran at 880 rpm, still below the 990 rpm of the maker, and 12 of the 14 lines were 40 rpm above the 60 rpm beside them.',
    'The spectrum of the gas side went to 1,000 Hz.',
    'The spectrum of the gas side was drawn again to 5,000 Hz.',
    'A spare pump took 1,740 kW in the spring. Its fan needs 1,790 W.',
  ),
  near(
    'cases/seal-trial.mdx',
    (file) =>
      `${file.replace('The log and one', 'Its spare pump takes 1.7 MW. The log and one')}\nThe spare pump took 1,740 kW in the spring.\n`,
  ),
  text('pages/how-we-work.mdx', 'The other test belongs to Quillon Inc. and to nobody else.'),
  text('pages/how-we-work.mdx', 'Astrid van Dam of Vale Engineering and Bram Stoker are others; a plant in Norway is another.'),
  near(
    'services/gear-review.mdx',
    allOf(
      swap('A bolt was', 'A helium test of 48 places found two leaks. A bolt was'),
      append('| Helium test of 50 places | Two leaks |\n| --- | --- |\n| A | B |'),
    ),
  ),
  text(POLICY, 'It is kept as `cookieConsent`; `sessionStorage` is another thing.'),
  text('services/seal-training.mdx', 'The limits are those of API 692, Chapter 2; ISO 9999 is another matter.'),
  text(PAPER, 'Ms Ramkissoon and Dr Chua came, neither of whom had seen it; Ramkissoon said it was as AS 4024 has it.'),
  text(PAPER, 'Súilleabháin wrote to Łódź, and to the World Health Organization.'),
  near('services/gear-review.mdx', set('title', '"Courses #3: “good” ones"')),
  near('services/seal-training.mdx', set('role', 'Writes the inspection plans and leads every visit to a shop')),
  near('services/seal-training.mdx', set('machines', '[drives, centrifugal, gas-turbines, pumps]')),
  near('redirects.yaml', append('/old-e: /about-us#team')),
  near('settings/company.yaml', set('display', '"+31 (0)30 000 00 00"')),
  near('settings/embeds.yaml', set('path', 'halden-your/first-meeting')),
  near('settings/documents.yaml', set('kind', '"documents"')),
  near('settings/interface.yaml', set('clear', '"{count} chosen, clear"')),
  ...['company', 'documents', 'drawings', 'embeds', 'interface', 'navigation', 'promotion', 'stand-ins'].map((name) =>
    near(`settings/${name}.yaml`, first('reviewBy: 2999-01-31')),
  ),
  near('settings/navigation.yaml', swap('links:\n', 'links:\n  - name: Privacy policy\n    route: /privacy-policy\n')),
  near('cases/coupling-wear.mdx', first('reviewBy: 2999-01-31')),
  near('cases/coupling-wear.mdx', swap('kind: work', 'kind: outcome')),
  near('cases/pinion-noise.mdx', first('draft: false')),
  near('pages/contact-us.mdx', first('reviewBy: 2999-01-31\nsample: true')),
  near(
    'cases/pinion-noise.mdx',
    allOf(
      first('allow:\n  slogan: Seamless is the kind of pipe\n  wording: It is the name of the part'),
      append('Seamless pipe was used in the center of the loop.'),
    ),
  ),
  text(POLICY, 'The client said: “Seamless pipe was in the center.” It ran at the Johnson Space Center.'),
  near('team/cleo-marsh.mdx', (file) => `\uFEFF${file.replace(/\n/g, '\r\n')}`),
  near('pages/home.mdx', set('inlet', 'Inlet of the air')),
  near('team/bram-osei.mdx', set('name', 'Dr Bram Osei')),
  near(
    'testimonials.yaml',
    append(
      '- id: begun\n  quote: "[fill .....................................................]"\n  title: "[fill ...]"\n  company: "[fill ...]"\n  country: "[fill ...]"\n  draft: true',
    ),
  ),
  near('clients/albeck.svg', append('<!-- drawn anew -->')),
  near(PAPER, first('long: false')),
];
