// cspell:disable
import { append, body } from '../../../../../support/edits.ts';
import { filesIn, inField, inText, type Mistake, mistake } from './plant.ts';

const text = inText([...filesIn('papers'), ...filesIn('services'), 'pages/privacy-policy.mdx', 'pages/how-we-work.mdx']);
const lead = inField('pages/contact-us.mdx');

/** Mistakes in the words themselves. */
export const MISTAKES: Mistake[] = [
  text('We saw the the pump.', 'style', 'Write “the”'),
  text('We could of asked.', 'style', 'Write “could have”'),
  text('It came on 05/03/2024 then.', 'style', 'another way'),
  text('It came on March 5th, 2024 then.', 'style', 'Write “5 March 2024”'),
  text('It cost €1450 in all.', 'style', 'Write “€1,450”'),
  text('It was a mesurement.', 'spelling', 'Did you mean “measurement”'),
  // Turin, a turban and turbid water are as near, but the site has none.
  text('A turbin tripped.', 'spelling', 'Did you mean “turbine”'),
  text('The compresor-driven train.', 'spelling', 'Did you mean “compressor”'),
  text('Organized by hand.', 'style', 'Write “Organised”'),
  text('Send an e-mail first.', 'style', 'Write “email”'),
  text('It gave 5MW once.', 'style', 'Write “5 MW”'),
  text('It took 2.75 million Sm3 a day.', 'style', 'Write “Sm³”'),
  text('It gave 5 Mw once.', 'style', 'Write “5 MW”'),
  text('It was 15 degrees C outside.', 'style', 'Write “15 °C”'),
  text('It took 5 m3/h of it.', 'style', 'Write “m³”'),
  text('It gave 2,5 MW once.', 'style', 'Write “2.5”'),
  text('It ran 12000 h by then.', 'style', 'Write “12,000”'),
  text('Here [fill me] stands.', 'unfinished', 'Write what belongs there'),
  text('Here <FILL> stands.', 'text', 'as &lt;'),
  text('Todo: write this.', 'unfinished', 'Write what belongs there'),
  text('A seamless handover.', 'style', 'another way'),
  text('A soft­hyphen here.', 'letter', 'on both sides again'),
  text('A сompressor ran.', 'letter', 'Write it in Latin letters'),
  text('It works 👍 now.', 'letter', 'Latin letters or words'),
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
