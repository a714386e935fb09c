// cspell:disable
import { append, first, set, swap, without } from '../../../../../support/edits.ts';
import { created, type Mistake, mistake, removed } from './plant.ts';

const CASE = 'cases/coupling-wear.mdx';
const CALCULATION = 'papers/coupling-wear.numbers.yaml';
const REDIRECTS = 'redirects.yaml';
const redirect = (line: string, repair: string, code: Mistake['code'] = 'redirect') =>
  mistake(REDIRECTS, append(line), code, repair, { isLine: code !== 'yaml' });
const service = (name: string) => `services/${name}.mdx`;
/** Mistakes between entries: what stands twice, contradicts another entry, or is shown nowhere. */
export const MISTAKES: Mistake[] = [
  mistake('team/bram-osei.mdx', set('order', '1'), 'twice', 'its own', { reads: 'team/astrid-vale.mdx' }),
  mistake('topics.yaml', swap('label: Gearboxes', 'label: Seals'), 'twice', 'its own'),
  mistake('testimonials.yaml', swap('- id: two', '- id: one'), 'twice', 'its own'),
  mistake('settings/promotion.yaml', swap('kind: promotion', 'kind: navigation'), 'kind', 'promotion'),
  mistake(CASE, swap('kind: outcome', 'kind: later'), 'field', 'Add one, or say when it was', 'diary:'),
  mistake(CASE, swap('kind: visit, text', 'kind: later, text'), 'field', 'every line has kind: later'),
  mistake(
    'papers/coupling-wear.mdx',
    swap('are those of API 692', 'are those of API 629'),
    'paper',
    'Mention it where it helps',
    'references: [API 692]',
  ),
  // Files
  mistake('topics.yaml', created('rca: RCA\n'), 'list', 'Start each entry'),
  mistake('settings/documents.yaml', removed, 'file-missing', 'git restore'),
  mistake('pages/imprint.mdx', created('---\nkind: error\n---\n'), 'kind', 'delete the file'),
  mistake('cases/drafts/pump.mdx', created('---\nid: 99\n---\n'), 'file-unread', 'draft: true'),
  mistake('cases/Pump Trips.mdx', created('---\nid: 99\n---\n'), 'file-unread', 'pump-trips.mdx'),
  mistake('testimonial.yaml', created('- id: x\n'), 'file-unread', 'delete it'),
  mistake('notes.txt', created('Ask about it.\n'), 'file-unread', 'delete it'),
  mistake(
    'clients.yaml',
    swap('./clients/corvo-marine.svg', 'corvo-marine.svg'),
    'field',
    'Did you mean "./clients/corvo-marine.svg"',
    'logo: corvo',
  ),
  mistake('papers/seal-qualification.mdx', set('number', 'WP-02'), 'twice', 'its own', {
    reads: 'papers/coupling-wear.mdx',
  }),
  mistake('clients/spare.svg', created('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>\n'), 'file-unread', 'delete it', {
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
  mistake(
    'team/aux.mdx',
    created(`---\nname: Otto\nposition: Engineer\norder: 30\ndraft: true\n---\n\n${'bolt and '.repeat(30)}.\n`),
    'file-name',
    'content:rename team/aux',
  ),
  // Paths
  redirect('/old-a: /old-a', 'Write the path of the page'),
  redirect('/old-b: /nowhere-at-all', 'A service is at'),
  redirect('/old-c: /our-team', 'Write "/about-us"'),
  redirect('/gear-review: /about-us', 'Take this line out'),
  redirect('/old-e: /gear-review#nowhere', 'It has: #'),
  redirect('old-f: /about-us', 'it starts with "/"', 'field'),
  redirect('/old-g/: /about-us', 'doesn’t end with one', 'field'),
  redirect('/old-j /about-us', 'with a colon and a space', 'yaml'),
  redirect('/our-team: /contact-us', 'Keep one of the two', 'yaml'),
  mistake('urls.txt', append('/a-lost-path'), 'url-lost', 'Add this line to src/content/redirects.yaml', { reads: REDIRECTS }),
  mistake('urls.txt', append('no path'), 'url-lost', 'A path starts with', { reads: REDIRECTS }),
  mistake('urls.txt', without('/gear-review\n'), 'url-new', '--fix', ''),
  mistake(
    CALCULATION,
    swap(/^( {4}where:\n)/m, '    where:\n      Qmax: the largest flow, kg/s\n'),
    'formula',
    'in quotation marks',
    'Qmax:',
  ),
  mistake('papers/coupling-wear.mdx', swap(/revision: .*/, 'revision: Revision 2, May 2999'), 'field', 'is out of range'),
  // What the site's own pages need
  mistake('settings/navigation.yaml', swap(/ {2}- name: Privacy.*\n.*\n/, ''), 'menu', 'route: /privacy-policy', 'footer:'),
  mistake('pages/home.mdx', swap('    turbine:', '    turbin:'), 'field', 'Did you mean "turbine"?'),
  // Drafts
  mistake('pages/support-to-projects.mdx', first('publishOn: 2999-01-01'), 'field', 'on its own branch'),
  mistake('settings/company.yaml', first('draft: true'), 'field', 'Take it out'),
  // Between an entry and its drawing, its sums, its paper, its services
  mistake(CASE, swap('dialogId: dlg_wp5', 'dialogId: dlg_wp3'), 'twice', 'its own', { found: 'cases/seal-leak.mdx' }),
  mistake('cases/pinion-noise.mdx', swap('frequency: 347.9', 'frequency: 747.9'), 'figure', 'Correct it'),
  mistake(CALCULATION, append('exmaple: 1'), 'field', 'Did you mean "example"?'),
  mistake(CALCULATION, swap('by: (p1 - p2) / t, equation: rate', 'by: (p1 - p2) / t, equation: rat'), 'paper', 'Known: rate', 'r: {'),
  mistake(CALCULATION, swap('value: 0.5', 'value: 0.6'), 'paper', 'Write 0.5', 'r: {'),
  mistake('cases/slow-start.mdx', swap(/start: \d+, end: \d+/, 'start: 9, end: 2'), 'field', 'start is 9, end 2'),
  mistake(CALCULATION, swap('Rate of fall', 'Rate of fall tbc'), 'unfinished', 'draft: true'),
  mistake('papers/coupling-wear.mdx', append('<Case />'), 'paper', 'Take this one or the other out'),
  mistake('papers/coupling-wear.mdx', swap('<Equation id="rate" />', ''), 'paper', 'Add a line <Equation id="rate" />', {
    at: 'rate:',
    found: CALCULATION,
  }),
  mistake(CALCULATION, swap(/^example:\n(?: .*\n)+/m, ''), 'paper', 'Take the line out', {
    at: '<Example />',
    found: 'papers/coupling-wear.mdx',
  }),
  mistake('team/cleo-marsh.mdx', first('draft: true'), 'draft', 'publish', {
    at: 'person: cleo-marsh',
    found: service('seal-qualification'),
  }),
  mistake('pages/all-our-services.mdx', swap('gear-review, seal-training, ', 'gear-review, '), 'unlisted', '- seal-training', {
    at: 'services:',
    reads: service('seal-training'),
  }),
  mistake(CASE, swap('paper: coupling-wear', 'paper: seal-qualification'), 'twice', 'its own', { found: 'cases/seal-trial.mdx' }),
  mistake('cases/seal-trial.mdx', without(/(?:, )?paper: seal-qualification/), 'unlisted', 'under whitePaper: of its case', {
    at: 'title: Qualifying',
    found: 'papers/seal-qualification.mdx',
  }),
];
