// cspell:disable
import { allOf, append, first, set, swap, without } from '../../../../../support/edits.ts';
import { created, type Mistake, mistake, removed } from './plant.ts';

const CASE = 'cases/coupling-wear.mdx';
const NUMBERS = 'cases/coupling-wear.numbers.yaml';
/** The time from the fourth row of its diary to another one. */
const time = (value: string, row: number) => `results: { time: { value: ${value}, by: 'months(diary[4].on, diary[${row}].on)' } }`;
const CALCULATION = 'papers/coupling-wear.numbers.yaml';
const REDIRECTS = 'redirects.yaml';
const redirect = (line: string, repair: string, rule: Mistake['rule'] = 'redirect') =>
  mistake(REDIRECTS, append(line), rule, repair, { isLine: rule !== 'yaml' });
const service = (name: string) => `services/${name}.mdx`;
/** Mistakes between entries: what stands twice, contradicts another entry, or is shown nowhere. */
export const MISTAKES: Mistake[] = [
  mistake('team/bram-osei.mdx', set('order', '1'), 'twice', 'Write 7 or 8 or 10, which are free', { reads: 'team/astrid-vale.mdx' }),
  mistake('topics.yaml', swap('label: Gearboxes', 'label: Seals'), 'twice', 'a label of its own'),
  mistake('testimonials.yaml', swap('- id: two', '- id: one'), 'twice', 'such as plant-manager'),
  mistake('settings/promotion.yaml', swap('kind: promotion', 'kind: navigation'), 'kind', 'promotion'),
  mistake(CASE, swap('kind: outcome', 'kind: later'), 'field', 'Add one, or say when it was', 'diary:'),
  mistake(CASE, swap('kind: visit, text', 'kind: later, text'), 'field', 'every line has kind: later'),
  mistake('settings/embeds.yaml', swap('booking:\n', 'booking:\n  load: click\n'), 'policy', 'take out load: click', {
    at: 'scheduling widget',
    found: 'pages/privacy-policy.mdx',
  }),
  mistake(CASE, swap('; the alarm is 40 °C', '; it is 13 °C in month 3'), 'number-conflict', 'Write 31 °C here', 'alt:'),
  mistake(
    CASE,
    allOf(swap('40 t/h', '40 t/h at 5,140 rpm'), append('At 5,410 rpm it was quiet.')),
    'number-conflict',
    'Write 5,410 rpm here',
    '5,140 rpm',
  ),
  mistake('papers/coupling-wear.mdx', swap('are those of API 692', 'are those of API 629'), 'paper', 'One of the two is wrong'),
  mistake(CASE, append('Clause 4 of API 629 says so.'), 'standard', 'Did you mean API 692?'),
  // Files
  mistake('topics.yaml', created('rca: RCA\n'), 'list', 'Start each entry'),
  mistake('settings/documents.yaml', removed, 'file-missing', 'git checkout HEAD'),
  mistake('pages/imprint.mdx', created('---\nkind: error\n---\n'), 'page-without-route', 'git rm'),
  mistake('cases/drafts/pump.mdx', created('---\nid: 99\n---\n'), 'file-unread', 'draft: true'),
  mistake('cases/Pump Trips.mdx', created('---\nid: 99\n---\n'), 'file-unread', 'pump-trips.mdx'),
  mistake('testimonial.yaml', created('- id: x\n'), 'file-unread', 'testimonials.yaml'),
  mistake('notes.txt', created('Ask about it.\n'), 'file-unread', 'git rm'),
  mistake(
    'clients.yaml',
    swap('./clients/corvo-marine.svg', 'corvo-marine.svg'),
    'field',
    'Did you mean "./clients/corvo-marine.svg"',
    'logo: corvo',
  ),
  mistake(
    'clients.yaml',
    swap('./clients/corvo-marine.svg', './clients/dellart.svg'),
    'twice',
    'Name its own logo',
    'logo: ./clients/dellart.svg',
  ),
  mistake('papers/seal-qualification.mdx', set('number', 'WP-02'), 'twice', 'Write WP-01 or WP-03, which are free', {
    reads: 'papers/coupling-wear.mdx',
  }),
  mistake('clients/spare.svg', created('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>\n'), 'file-unread', 'git rm', {
    reads: 'clients.yaml',
  }),
  mistake('clients/dellart.svg', created('Not a picture\n'), 'picture', 'Save the picture again', {
    at: 'logo: ./clients/dellart.svg',
    found: 'clients.yaml',
  }),
  mistake('clients/corvo-marine.svg', swap(/^<svg /, '<svg onload="alert(1)" '), 'picture', 'script', {
    at: 'logo: ./clients/corvo-marine.svg',
    found: 'clients.yaml',
  }),
  mistake('clients/albeck.svg', swap(/ viewBox="[^"]*"/, ''), 'picture', 'viewBox', {
    at: 'logo: ./clients/albeck.svg',
    found: 'clients.yaml',
  }),
  mistake('cases/pinion-noise.mdx', swap('reviewer: astrid-vale', 'reviewer: bram-osei'), 'review', 'the colleague who has read it'),
  // Paths
  redirect('/old-a: /old-a', 'Write the path of the page'),
  redirect('/old-b: /nowhere-at-all', 'Pages: /'),
  redirect('/old-c: /our-team', 'Write "/about-us"'),
  redirect('/gear-review: /about-us', 'Take this line out'),
  redirect('/old-e: /gear-review#nowhere', 'It has: #'),
  redirect('old-f: /about-us', 'it starts with "/"', 'field'),
  redirect('/old-g/: /about-us', 'doesn’t end with one', 'field'),
  redirect('/old-j /about-us', 'Write “/old-j: /about-us”', 'yaml'),
  redirect('/our-team: /contact-us', 'Keep one of the two', 'yaml'),
  mistake('urls.txt', append('/a-lost-path'), 'url-lost', 'Add this line to src/content/redirects.yaml', { reads: REDIRECTS }),
  mistake('urls.txt', append('no path'), 'url-lost', 'A path starts with', { reads: REDIRECTS }),
  mistake('urls.txt', without('/gear-review\n'), 'url-new', '--fix', ''),
  mistake(
    CALCULATION,
    swap(/^( {4}where:\n)/m, '    where:\n      Qmax: the largest flow, kg/s\n'),
    'formula',
    'Did you mean max?',
    'Qmax:',
  ),
  mistake('papers/coupling-wear.mdx', swap(/revision: .*/, 'revision: Revision 2, May 2999'), 'field', 'is out of range'),
  mistake('papers/coupling-wear.mdx', swap(/revision: .*/, 'revision: Revision 2, May 2095'), 'future', 'Correct the year'),
  // What the site's own pages need
  mistake('settings/navigation.yaml', swap(/ {2}- name: Privacy.*\n.*\n/, ''), 'menu', 'route: /privacy-policy', 'footer:'),
  mistake('pages/home.mdx', swap('    turbine:', '    turbin:'), 'field', 'Did you mean "turbine"?'),
  mistake('cases/pinion-noise.mdx', swap('Gearbox at 1.8 mm/s and', 'Gearbox at 1.8 bar and'), 'change', 'Correct the number', 'change:'),
  mistake(CASE, without(/^change: .*\n/m), 'change', 'Add a line to', { at: '- coupling-wear', found: 'pages/home.mdx' }),
  // Drafts
  mistake('pages/support-to-projects.mdx', first('publishOn: 2999-01-01'), 'always-live', 'on its own branch'),
  mistake('settings/company.yaml', first('draft: true'), 'always-live', 'Take “draft” out'),
  // Between an entry and its drawing, its sums, its paper, its services
  mistake(CASE, swap('dialogId: dlg_wp5', 'dialogId: dlg_wp3'), 'twice', 'Leave it out', { found: 'cases/seal-leak.mdx' }),
  mistake('cases/pinion-noise.mdx', swap('frequency: 347.9', 'frequency: 747.9'), 'figure', 'Correct it'),
  mistake(NUMBERS, swap('quoted: [44 °C]', 'quoted: [44 °C, 88 °C]'), 'figure-quoted', 'coupling-wear.mdx again', { reads: CASE }),
  mistake(NUMBERS, append('spans: [{ from: 4, to: 5, says: 6 months }]'), 'field', 'Did you mean "results"?', { reads: CASE }),
  mistake(NUMBERS, append(time('44 °C', 9)), 'sum', 'there is no row 9; rows count from 1 to 5', { reads: CASE }),
  mistake(NUMBERS, append(time('44 °C', 5)), 'sum', 'write 6 here', { reads: CASE }),
  mistake(NUMBERS, append(time('6 months', 5)), 'sum', 'coupling-wear.mdx again', { reads: CASE }),
  mistake(NUMBERS, append('qouted: [1 h]'), 'field', 'Did you mean "quoted"?', { reads: CASE }),
  mistake('cases/coupling-waer.numbers.yaml', created('quoted: [44 °C]\n'), 'file-unread', 'coupling-wear.numbers.yaml'),
  mistake(CASE, swap("'on': 2021-09,", "'on': 2021-09, hours: 4000,"), 'diary', 'Write 4,000 h there'),
  mistake(
    'cases/slow-start.mdx',
    swap('nine minutes instead', 'thirteen minutes instead'),
    'number-conflict',
    'Write 11 minutes here',
    "title: 'Start of",
  ),
  mistake(CASE, swap('[6, 26]', '[6, 27]'), 'line', '[6, 26]'),
  mistake(CASE, swap('by: 20 + x', 'by: 20 + load'), 'line', 'Correct the expression'),
  mistake('cases/slow-start.numbers.yaml', swap('by: before - after', 'by: before + after'), 'sum', 'Write 29'),
  mistake(CALCULATION, swap('by: (p1 - p2) / t, equation: rate', 'by: (p1 - p2) / t, equation: rat'), 'paper', 'Known: rate', 'r: {'),
  mistake(CALCULATION, swap('value: 0.5', 'value: 0.6'), 'paper', 'Write 0.5', 'r: {'),
  mistake(
    CALCULATION,
    (text) =>
      text
        .replace(
          /^( {4}r: .*)$/m,
          '$1\n    s: { name: Fall in a shift, value: 4, unit: bar, by: r * 8 }\n    u: { name: Rise, value: 12, unit: bar, by: p1 * 2 }',
        )
        .replace('value: 6, unit: bar', 'value: 9, unit: bar'),
    'paper',
    'Correct p1',
    'p1: {',
  ),
  mistake(
    'papers/coupling-wear.mdx',
    allOf(swap('[API 692]', '[API 692, Harker 1997]'), append('The life of it is drawn in Harker 1979.')),
    'paper',
    'correct it here or there',
    'Harker 1979.',
  ),
  mistake('cases/slow-start.numbers.yaml', swap('before: 20 minutes', 'before: 21 minutes'), 'sum', 'Write “21 minutes”', 'given:'),
  mistake('cases/slow-start.mdx', swap(/start: \d+, end: \d+/, 'start: 9, end: 2'), 'field', 'start is 9, end 2'),
  mistake(CALCULATION, swap('Rate of fall', 'Rate of fall tbc'), 'unfinished', 'draft: true'),
  mistake('papers/coupling-wear.mdx', append('<Case />'), 'paper', 'It must appear once'),
  mistake('papers/coupling-wear.mdx', swap('<Equation id="rate" />', ''), 'paper', 'Add a line <Equation id="rate" />', {
    at: 'rate:',
    found: CALCULATION,
  }),
  mistake(CALCULATION, swap(/^example:\n(?: .*\n)+/m, ''), 'paper', 'Take the line out', {
    at: '<Example />',
    found: 'papers/coupling-wear.mdx',
  }),
  mistake(
    CALCULATION,
    swap('  results:\n    r:', '    q: { name: Spare seals, value: 77, stated: true }\n  results:\n    r:'),
    'stated',
    'coupling-wear.mdx again',
  ),
  mistake('team/cleo-marsh.mdx', first('draft: true'), 'draft', 'publish', {
    at: 'person: cleo-marsh',
    found: service('seal-qualification'),
  }),
  mistake('pages/all-our-services.mdx', swap('gear-review, seal-training, ', 'gear-review, '), 'unlisted', '- seal-training', {
    at: 'services:',
    reads: service('seal-training'),
  }),
  mistake(CASE, swap('paper: coupling-wear', 'paper: seal-qualification'), 'twice', 'Name this case', { found: 'cases/seal-trial.mdx' }),
  mistake('cases/seal-trial.mdx', without(/(?:, )?paper: seal-qualification/), 'paper-owner', 'under whitePaper: of its case', {
    at: 'title: Qualifying',
    found: 'papers/seal-qualification.mdx',
  }),
  mistake('cases/pinion-noise.mdx', swap('machines: [gears]', 'machines: [gears, drives]'), 'coverage', 'machines: of'),
  mistake('clients.yaml', set('name', 'Albek'), 'name', 'content:rename clients/albeck'),
  mistake(CASE, set('subject', 'Pinion noise'), 'text-twice', 'words of its own', { found: 'cases/pinion-noise.mdx' }),
];
