// cspell:disable
import { type Allowed, append, first, set } from './plant.ts';

/** 45 words, the longest sentence that is allowed. */
const LONG = `Steel ${Array.from({ length: 44 }, (_, i) => (i % 2 ? 'and' : 'bolt')).join(' ')}.`;
const text = (file: string, ...paragraphs: string[]): Allowed => ({ file, change: append(paragraphs.join('\n\n')) });

/** What comes near each rule and keeps to it. */
export const ALLOWED: Allowed[] = [
  text(
    'pages/privacy-policy.mdx',
    'Some **bold words** and *emphasis*, 5 MW at 15 °C, a real asterisk \\* and &lt;5 bar, CO2 and H2S, `code`, a # sign, 3 * 4.',
    'See [the course](/training#why-we-test-late), [your rights](#your-rights), [the standard](https://www.iso.org/standard/1.html), [mail](mailto:info@example.com), [the firm](mailto:info@meridional.example), [call](tel:+441632960000) and [the flyer](/documents/flyers/training.pdf).',
    '| A | B |\n| --- | --- |\n| one | |',
    LONG,
    '## Your duties\n\n- one\n- two\n\n1. first\n2. second',
  ),
  text(
    'papers/bearing-failure-analysis.mdx',
    'It was an engine of a European user, a one-off, a unit of an hour, an X-ray and an LNG train; the Dutch say “ja” (yes), and that that is so, a) and b) alike.',
    'In 1998 it ran 1,200 h at 2.5 MW, 5 to 7 days, minus 12,000.5 kW, after ISO 18436-2 and IEC 61164, at 10 %, 5 m³/h, and ±2 % – no more… Was it so?',
    'It ran at 10 bar(g) and −5 °C, 2 × 5 MW, with the bearing(s) of R&D. It took 1 week, from 5 March 2024, 11 weeks, about 5 MW, etc. and so on.',
    'The engineers’ word, the firm’s word, Müller’s and Müller’s; a colour, the centre, judgement, ageing and organised work.',
  ),
  { file: 'services/training.mdx', change: set('title', '"Courses #3: “good” ones"') },
  { file: 'redirects.yaml', change: append('/old-e: /about-us#team') },
  { file: 'settings/company.yaml', change: set('display', '"+31 (0)70 000 00 00"') },
  { file: 'settings/interface.yaml', change: set('clear', '"{count} chosen, clear"') },
  { file: 'cases/lm2500-reliability.mdx', change: first('reviewBy: 2999-01-31') },
  { file: 'cases/gas-turbine-selection.mdx', change: first('draft: false') },
  { file: 'pages/contact-us.mdx', change: first('reviewBy: 2999-01-31\nsample: true') },
  { file: 'testimonials.yaml', change: set('country', 'United Kingdom') },
  { file: 'dictionary.txt', change: append('rotordynamically') },
];
