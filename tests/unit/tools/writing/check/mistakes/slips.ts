// cspell:disable
import { filesIn, inText, type Mistake } from './plant.ts';

const slip = inText([...filesIn('papers'), ...filesIn('services'), 'pages/privacy-policy.mdx', 'pages/how-we-work.mdx']);

/** Slips of a hurried hand: real words in the wrong place, units of elsewhere, notes that were left. */
export const MISTAKES: Mistake[] = [
  slip('It came on 05/03/2024 then.', 'date-form', 'Write the month as a word'),
  slip('It came on March 5th, 2024 then.', 'date-form', 'Write “5 March 2024”'),
  slip('It ran at 450 psi for a year.', 'unit', 'in bar'),
  slip('It turned at 3,000 rpm (60 Hz).', 'sum', 'Correct one of the numbers'),
  slip('It ran 1.000 h until then.', 'number', 'Write “1,000”'),
  slip('It gave 5 MW (?) by then.', 'unfinished', 'Settle it'),
  slip('(Photo to follow.)', 'unfinished', 'Settle it'),
  slip('It was the seal (to check with Bram).', 'unfinished', 'Settle it'),
  slip('The flow fell from 47 m³/h to 55 m³/h.', 'sum', 'the words between'),
  slip('The pad cooled, up from 81 °C at 10 % load to 70 °C at full load.', 'sum', 'the words between'),
  slip('The speed was raised to 10,750 rpm, already above the 11,025 rpm maximum.', 'sum', 'the words between'),
  slip('Of the plates twelve of the eleven had cracked.', 'sum', 'Correct one of the numbers'),
  slip('Six had come from one sensor, five for vibration and two for heat.', 'sum', 'Correct one of the numbers'),
  slip('The foot moved by 0.20 mm, three times the 0.05 mm accepted.', 'sum', 'Correct one of the numbers'),
  slip('The head was 126 kJ/kg, 9 % under the 128.6 kJ/kg expected.', 'sum', 'Correct one of the numbers'),
  slip('It has 0.20 mm and a rating of 0.5 mm, which is two thirds.', 'sum', 'Correct one of the numbers'),
  slip('Of the parts 31 did not fit: 21 had rusted, 11 were of others, and 8 matched nothing.', 'sum', 'Correct one of the numbers'),
  slip('A seventh of the 77 MW is 22 MW.', 'sum', 'Correct one of the numbers'),
  slip('A third of 7.5 MW is 3.5 MW.', 'sum', 'Correct one of the numbers'),
  slip('Two rotors at 2.1 t each make 4.4 t.', 'sum', 'Correct one of the numbers'),
  slip('From 119 °C to 63 °C the pad cooled by 65 K.', 'sum', 'Correct one of the numbers'),
  slip('The pumps took 412 h, the fans 288 h and the rest 176 h, 867 h in all.', 'sum', 'Correct one of the numbers'),
  slip('The valve closed in 0.9s then.', 'unit', 'Write “0.9 s”'),
  slip('It ran for 2 yrs. before that.', 'unit', 'Write “years”'),
  slip('Text here.', 'unfinished', 'Settle it'),
  // Against what stands elsewhere
  inText('services/gear-review.mdx')('The lines of Table 9 say so.', 'numbered', 'of …'),
];
