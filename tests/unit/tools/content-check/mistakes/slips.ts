// cspell:disable
import { filesIn, inText, type Mistake, swap } from './plant.ts';

const slip = inText([...filesIn('papers'), ...filesIn('services'), 'pages/privacy-policy.mdx', 'pages/how-we-work.mdx']);
const policy = inText('pages/privacy-policy.mdx');

/** Slips of a hurried hand: real words in the wrong place, units of elsewhere, notes that were left. */
export const MISTAKES: Mistake[] = [
  slip('We knew that their was a leak.', 'grammar', 'Write “there”'),
  slip('Then i went to the plant.', 'grammar', 'Write “I”'),
  slip('It was the 22th trip of it.', 'grammar', 'Write “nd”', 'th trip'),
  slip('It was built in the 1990’s there.', 'grammar', 'Write “1990s”'),
  slip('It has ran for four years.', 'grammar', 'Write “run”'),
  slip('He did not went to the plant.', 'grammar', 'Write “go”'),
  slip('It follows API-617 throughout.', 'form', 'Write “API ”'),
  slip('See [ the course](/gear-review) for it.', 'link-form', 'Put it outside: [the course](/gear-review)'),
  slip('The seal was made in 2089 by hand.', 'year', 'Correct it'),
  slip('The firm was founded in 1912 or so.', 'year', 'Write 2011'),
  policy('- one\n- two\n-', 'list-item', 'Write them', '-'),
  policy('1. one\n3. three of it', 'list-item', 'Write 2.', '3. three of it'),
  policy('- It held.\n- It broke.\n- It ran.\n- It stopped', 'list-end', 'End it with “.”', '- It stopped'),
  slip('the pump stopped at noon.', 'start', 'Begin it with a capital'),
  policy('## what we keep\n\nSome words of it.', 'start', 'Begin it with a capital', '## what we keep'),
  slip('It ran at 450 psi for a year.', 'unit', 'in bar'),
  slip('It shook at 5 mm/sec then.', 'unit', 'Write “mm/s”'),
  slip('It ran 500 hr until then.', 'unit', 'Write “h”'),
  slip('It was at 5 Bar until then.', 'unit', 'Write “bar”'),
  slip('It cost EUR 50,000 by then.', 'number', 'Write “€50,000”'),
  slip('It cost 50k by that time.', 'number', 'Write the number out'),
  slip('It ran .5 h until then.', 'number', 'Write “0.5”'),
  slip('It ran 1.000 h until then.', 'number', 'Write “1,000”'),
  slip('It ran 12,34,567 h until then.', 'number', 'Write “1,234,567”'),
  slip('It ran 05 h until then.', 'number', 'Write “5”'),
  slip('It gave 5.MW until then.', 'number', 'a space'),
  slip('It gave 5 MW (?) by then.', 'unfinished', 'Settle it'),
  slip('As an AI, it said so.', 'unfinished', 'Settle it'),
  slip('@Sophie knows more of it.', 'unfinished', 'Settle it'),
  // Against what stands elsewhere
  inText('services/gear-review.mdx')('The lines of Table 9 say so.', 'numbered', 'of …'),
  inText('papers/coupling-wear.mdx')('It is so in Table 9.', 'numbered', 'Name one that is there'),
  policy('See [/gear-review](/gear-review) on it.', 'link-form', 'Write what is found there'),
  policy('See [the course.](/gear-review)', 'link-form', '[the course](/gear-review).'),
  policy('See [it there](https://www.iso.org/a.html?utm_source=mail).', 'link-form', 'https://www.iso.org/a.html'),
  {
    file: 'settings/navigation.yaml',
    change: (text) => text.replace(/(footer:[\s\S]*?About Us\n {4}route: )\/about-us/, '$1/support-to-operations'),
    rule: 'link-name',
    at: 'route: /support-to-operations',
    repair: 'Write route: /about-us',
  },
  {
    file: 'papers/coupling-wear.mdx',
    change: swap('<Case />', '<Case />\n\n<Case />'),
    rule: 'paper',
    at: '<Case />',
    repair: 'Place it once',
  },
];
