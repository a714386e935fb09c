// cspell:disable
import { append, first, swap } from '../../../../../support/edits.ts';
import type { Planted } from './plant.ts';

const near = (file: string, change: Planted['change']): Planted => ({ file, change });
const text = (file: string, ...paragraphs: string[]) => near(file, append(paragraphs.join('\n\n')));

/** What comes near each rule and keeps to it. */
export const ALLOWED: Planted[] = [
  text('dictionary.txt', 'rotordynamically'),
  text(
    'pages/privacy-policy.mdx',
    'Some **bold words** and *emphasis*, 5 MW at 15 °C, a real asterisk \\* and &lt;5 bar, CO2 and H2S, `code`, \\{braces\\}, a # sign, 3 * 4, and 5*6 bolts.',
    '<Firm /> did it.',
    'See [the course](/gear-review#why-it-is-done-so), [your rights](#your-rights), [the standard](https://www.iso.org/standard/1.html), [mail](mailto:info@example.com), [the firm](mailto:info@halden.example), [call](tel:+441632960000) and [the flyer](/documents/flyers/gear-review.pdf).',
    'The plant’s words were: “It [the seal] held for a year, a seamless thing.”',
    '| A | B |\n| --- | --- |\n| one | |',
    '## Your duties\n\n- one\n- two\n\n1. first\n2. second',
    '## LNG, FPSO and H2S',
    'Ask <Firm /> for it. Some were left to do; others fill in a form. A seamless pipe, a 5 % solution of glycol, and a caustic solution.',
  ),
  text(
    'papers/coupling-wear.mdx',
    'Viscosity is in mPa·s, a sensor takes 12 mW, and 5 MPa, 6 MPa, 7 MPa and 8 MPa were held in Johnson Space Center.',
    'The engineers’ word, the firm’s word, Müller’s and Müller’s; a colour, the centre, judgement, ageing and organised work.',
    'In 1998 it ran 1,200 h at 2.5 MW, 5 to 7 days, minus 12,000.5 kW, after ISO 18436-2 and IEC 61164, at 10 %, 5 m³/h, and ±2 % – no more… Was it so?',
    'It ran at 10 bar(g) and −5 °C, 2 × 5 MW, with the bearing(s) of R&D. It took 1 week, from 5 March 2024, 11 weeks, about 5 MW, etc. and so on. Đ, ł and ę, 3 × 10⁻⁶ m³, ≤ 0.6 µm, ≈ 30, C₆H₁₄, 5 Ω, Δp and η.',
    'It follows API 617 and ISO 1940; the LNG train and an LM2500 of us. The size of a prize, a wise one; and that that is so.',
    '3. It held.\n4. Did it?\n5. It ran.',
    'It cost $5 million, then $6 million, US$7 in all or US$8/US$9; a = b == c, bolts 3,5 and 7.',
    '## Read on\n\nIt is drawn in Figure 9 of API 617.',
  ),
  near('cases/seal-leak.mdx', first('allow: { style: It is what the maker calls it }')),
  text('services/seal-training.mdx', '### What is left\n\nThe last of it is written down.'),
  // A draft is still being written.
  text('cases/quillon-trips.mdx', 'It is done, and [fill in the rest].'),
  // Left behind by an operating system or an editor.
  ...[
    '.DS_Store',
    'team/._bram-osei.mdx',
    'team/Thumbs.db',
    'team/~$bram.docx',
    'team/.bram.mdx.swp',
  ].map((file) => text(file, 'x')),
  near('settings/company.yaml', swap(/$/, '\n# A note with “quotes” and a # sign\n')),
];
