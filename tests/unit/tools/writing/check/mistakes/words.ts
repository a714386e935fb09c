// cspell:disable
import { append, body } from '../../../../../support/edits.ts';
import { filesIn, inField, inText, type Mistake, mistake } from './plant.ts';

const text = inText([...filesIn('papers'), ...filesIn('services'), 'pages/privacy-policy.mdx', 'pages/how-we-work.mdx']);
const lead = inField('pages/contact-us.mdx');

/** Mistakes in the words themselves. */
export const MISTAKES: Mistake[] = [
  text('It was a mesurement.', 'spelling', 'Did you mean “measurement”'),
  // Turin, a turban and turbid water are as near, but the site has none.
  text('A turbin tripped.', 'spelling', 'Did you mean “turbine”'),
  text('The compresor-driven train.', 'spelling', 'Did you mean “compressor”'),
  text('Organized by hand.', 'spelling', 'Write “Organised”'),
  text('Send an e-mail first.', 'wording', 'Write “email”'),
  text('It ran from 31 June 2024 on.', 'calendar', 'Correct the day'),
  text('It stopped on Monday 5 March 2024.', 'calendar', 'It was a Tuesday'),
  text('It ran from 2017 to 2015.', 'calendar', 'Correct one of the two years'),
  text('It gave 5MW once.', 'unit', 'Write “5 MW”'),
  text('It took 2.75 million Sm3 a day.', 'unit', 'Write “Sm³”'),
  text('It gave 5 Mw once.', 'unit', 'Write “MW”'),
  text('It was 15 degrees C outside.', 'unit', 'Write “°C”'),
  text('It took 5 m3/h of it.', 'unit', 'Write “m³”'),
  text('It gave 2,5 MW once.', 'number', 'Write “2.5”'),
  text('It ran 12000 h by then.', 'number', 'Write “12,000”'),
  text('It ran 1.200,5 h by then.', 'number', 'Write “1,200.5”'),
  text('Here [fill me] stands.', 'unfinished', 'Write what belongs there'),
  text('Here <FILL> stands.', 'text', 'Write what belongs there'),
  text('Todo: write this.', 'unfinished', 'Write what belongs there'),
  text('A seamless handover.', 'slogan', 'Say what was done'),
  text('A soft­hyphen here.', 'character', 'Take it out'),
  text('A сompressor ran.', 'letter', 'Write it in Latin letters'),
  text('It works 👍 now.', 'letter', 'Put it into words'),
  text('Once Halden measured it.', 'firm', 'Write <Firm />'),
  lead('lead', 'If a machine is doun, call, at any hour. If there is time, write.', 'spelling', 'If it is right'),
  mistake(
    'team/bram-osei.mdx',
    body('Bram [reads trends](https://www.iso.org/standard/one-two-three.html) of **pumps**.'),
    'length',
    'Write about 45 more',
  ),
  mistake(
    'pages/support-to-operations.mdx',
    append(Array.from({ length: 900 }, (_, i) => `Bolt ${'abcdefghkj'[i % 10]} held.`).join(' ')),
    'length',
    'Cut about',
    'Bolt a held.',
  ),
];
