// cspell:disable
import { append, first, set, swap, without } from '../../../../../support/edits.ts';
import { created, filesIn, inField, type Mistake, mistake } from './plant.ts';

const SERVICE = 'services/gear-review.mdx';
const CASE = 'cases/coupling-wear.mdx';
const PERSON = 'team/cleo-marsh.mdx';
const POLICY = 'pages/privacy-policy.mdx';
const COMPANY = 'settings/company.yaml';
const INTERFACE = 'settings/interface.yaml';
const service = inField(filesIn('services', ['seal-qualification.mdx']));
const study = inField(filesIn('cases'));
const person = inField(filesIn('team', ['cleo-marsh.mdx']));
const company = inField(COMPANY);
const words = inField(INTERFACE);
const bytes = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding));

/** Mistakes in YAML itself, and values that a field does not take. */
export const MISTAKES: Mistake[] = [
  // YAML
  service('title', '"Training', 'yaml', 'Put a " at the end'),
  service('title', 'Training: courses', 'yaml', 'Put the whole text in quotation marks'),
  service('title', '"The "good" courses"', 'yaml', 'write “ and ”'),
  service('title', '[Training] courses', 'yaml', 'Put the whole text in quotation marks'),
  service('title', '*Training', 'yaml', 'Put the whole text in quotation marks'),
  mistake('cases/seal-leak.mdx', swap('  Machines: Two', '\tMachines: Two'), 'yaml', 'Indent with spaces'),
  mistake('team/astrid-vale.mdx', set('position', '!Senior engineer'), 'yaml', 'take the ! out'),
  mistake('team/bram-osei.mdx', swap(/^position: /m, 'position:\u00a0'), 'yaml', 'with a colon and a space'),
  mistake('cases/seal-leak.mdx', swap('label: Fuel valve, value', 'label: Fuel valve value'), 'yaml', 'Write a comma'),
  mistake(CASE, swap("from: '22', to:", "from: '22' to:"), 'yaml', 'Write a comma'),
  mistake(SERVICE, swap('seo:\n  title: ', 'seo:\ntitle: '), 'yaml', 'belongs to a group', 'title: '),
  mistake('testimonials.yaml', swap('- id: two', '  id: two'), 'yaml', 'write “- ” before it'),
  // Whatever names one of its entries is not found as well.
  mistake('topics.yaml', append('\tx: 1'), 'yaml', 'Compare it with its neighbours'),
  mistake('settings/promotion.yaml', created('---\n---\n'), 'yaml', 'Take out the line “---”', '---'),
  mistake(
    SERVICE,
    swap(/^seo:\n {2}title: .*$/m, 'seo:\n  title: Gear review courses by Halden'),
    'firm',
    'Take the name out',
    'by Halden',
  ),
  mistake('cases/seal-leak.mdx', swap('value: 12,', 'value: 1,012,'), 'text-cut', 'without commas'),
  mistake('cases/coupling-wear.mdx', swap('whitePaper: {', 'whitePaper: { papr,'), 'field', 'Did you mean "paper"?'),
  mistake('cases/seal-leak.mdx', swap('label: Fuel valve', 'label: Fuel valve, old'), 'text-cut', '"Fuel valve, old"'),
  mistake('cases/quillon-trips.mdx', swap('value: 80 }', 'value: −80 }'), 'field', 'Write a number'),
  mistake('cases/quillon-trips.mdx', swap("'on': 2022-03,", "'on': 2022-03-14,"), 'field', 'quotation marks: "2022-03-14"'),
  service('title', 'Courses #3', 'text-cut', 'Put the whole text in quotation marks'),
  mistake('team/astrid-vale.mdx', swap(/^order:/m, 'order'), 'yaml', 'with a colon and a space'),
  mistake('team/bram-osei.mdx', swap(/^position: /m, 'position:'), 'yaml', 'with a colon and a space'),
  mistake('team/cleo-marsh.mdx', swap(/^sample: .*\n---\n\n/m, 'sample: true\n'), 'yaml', 'Write a line “---” between', 'Cleo brings'),
  mistake('team/bram-osei.mdx', without('---\n'), 'yaml', 'Make its first line', 'name:'),
  mistake('team/astrid-vale.mdx', (text) => `\n${text}`, 'yaml', 'Make its first line', ''),
  mistake('team/astrid-vale.mdx', first('name: Astrid'), 'yaml', 'Keep one of the two', 'name: Astrid V'),
  mistake('team/astrid-vale.mdx', created(''), 'yaml', 'Make its first line'),
  mistake(
    'settings/promotion.yaml',
    swap('  label: Read our', '    label: Read our'),
    'yaml',
    'Compare it with its neighbours',
    'route: /technologyqualification',
  ),
  mistake(
    'settings/navigation.yaml',
    (text) => bytes(text.replace('name: Support to Projects', 'name: Süpport'), 'latin1'),
    'encoding',
    'UTF-8',
    '  - name: S\ufffdpport',
  ),
  study('change', `{ from: "2.1, to: '3.2', unit: mm/s, what: Vibration of the gearbox }`, 'yaml', 'Put a " at the end'),
  // Its checklist is not missed as well.
  mistake('pages/contact-us.mdx', swap('title: Contact', 'title: "Contact'), 'yaml', 'Put a " at the end'),
  mistake(
    'settings/embeds.yaml',
    swap('forms: {}', 'forms:\n  flyers:\n    gears: { slug: a }'),
    'field',
    'Fields here: dlg_f1,',
    'gears:',
  ),
  study('tags', '[reliability', 'yaml', 'Put a ] at the end'),
  study('tags', 'reliability', 'field', 'Write a list'),
  study('tags', '[gearboxes, gearboxes]', 'twice', 'Take one of them out'),
  // Kinds of value
  study('id', 'nine', 'field', 'Write a whole number'),
  study('sample', 'yes', 'field', 'Write true or false'),
  study('subject', '2024', 'field', 'Put it in quotation marks'),
  study('subject', '', 'field', 'Write text'),
  study('title', 'LM2500', 'field', 'It must have at least 12 characters'),
  study('title', `"${'Trips and '.repeat(10)}"`, 'field', 'It must have at most 90 characters'),
  mistake('cases/slow-start.mdx', first('date: Marhc 2017'), 'field', 'Did you mean “March”?'),
  mistake('cases/seal-trial.mdx', first('date: 2017-04-01'), 'field', 'written “March 2024”'),
  study('tags', '[start-up, gearboxs]', 'field', 'Did you mean "gearboxes"?'),
  mistake(CASE, swap('dialogId: dlg_wp5', 'dialogId: dlg_f2'), 'field', 'Possible:'),
  mistake(CASE, swap('paper: coupling-wear', 'paper: lm2500'), 'field', 'Known:'),
  mistake('papers/coupling-wear.mdx', swap('[API 692]', '[API 629]'), 'field', 'Did you mean "API 692"? If it is new, add it there.'),
  mistake('cases/seal-leak.mdx', first('publishOn: 2026-02-31'), 'day', 'Write a real date'),
  mistake('cases/pinion-noise.mdx', first('publishOn: tomorrow'), 'field', 'a day, such as 2026-12-01'),
  mistake('cases/slow-start.mdx', first('reviewBy: 2020-01-31'), 'review', 'set a later day'),
  mistake('cases/seal-trial.mdx', first('allow: { slogans: "It is the kind of pipe" }'), 'allow', 'in brackets after'),
  mistake('cases/seal-leak.mdx', first('summary: Trips of two turbines.'), 'field', 'Take it out'),
  mistake('cases/pinion-noise.mdx', first('Title: Trips of two turbines.'), 'field', 'Did you mean "title"?'),
  mistake(SERVICE, swap('  Client Problem\n', '  The Problem\n'), 'field', 'Client Problem', 'useCase:'),
  person('order', '0', 'field', 'at least 1'),
  mistake(PERSON, first('email: cleo@halden'), 'field', 'an email address'),
  mistake(PERSON, first('profileImage: ./cleo.jpg'), 'field', 'Put it beside this one'),
  inField(POLICY)('updated', 'June 18st 2025', 'field', 'Write 18th, not 18st'),
  inField(POLICY)('updated', '18.6.2025', 'field', 'Write it as “March 2024”'),
  inField('pages/about-us.mdx')('kind', 'abuot', 'field', 'Did you mean "about"?'),
  company('countryCode', 'NX', 'field', 'a two-letter country code'),
  company('site', 'halden.example', 'field', 'a full https address'),
  company('site', 'https://halden.example/', 'field', 'only the host'),
  company('display', '"070 000 00 01"', 'field', 'with its country code'),
  words('clear', '"Clear filters ({cuont})"', 'field', 'Did you mean {count}?'),
  words('clear', 'Clear filters', 'field', '{count} is missing'),
  mistake(INTERFACE, without(/^ {2}skip: .*\n/m), 'field', 'Add "skip:"', 'bar:'),
  mistake(INTERFACE, swap('  skip:', '  skipp:'), 'field', 'Did you mean "skip"?'),
  company('tagline', '"{firm}, rotating-equipment engineers"', 'placeholder', 'without braces'),
  mistake('testimonials.yaml', swap('- id: one\n', '- id: LNG Australia\n'), 'field', 'lower-case words'),
  mistake('settings/embeds.yaml', set('path', 'your-name/introductory-meeting'), 'unfinished', 'the firm’s own'),
  mistake('papers/coupling-wear.mdx', swap('references: [API 692]', 'references: [API Recommended Practice 692]'), 'field', 'Known:'),
  mistake('services/seal-training.mdx', swap(/^contact:\n {2}person: /m, 'contact: '), 'yaml', 'Compare it with its neighbours', 'role: '),
  mistake('services/seal-training.mdx', swap(/^ {2}role:/m, '   role:'), 'yaml', 'Compare it with its neighbours'),
  mistake('services/seal-training.mdx', swap(/^ {2}role:/m, 'role:'), 'field', 'it belongs to “contact:”', 'role:'),
  mistake('cases/seal-leak.mdx', set('tags', '[gearboxes reliability]'), 'field', 'Known:'),
];
