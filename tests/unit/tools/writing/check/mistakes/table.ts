// cspell:disable
import fs from 'node:fs';
import { append, first, set, swap, without } from '../../../../../support/edits.ts';
import { FIXTURE_CONTENT } from '../../../../../support/fixture.ts';
import { added, created, inTurn, type Mistake, mistake } from './plant.ts';

const SERVICE = 'services/gear-review.mdx';
const TRAINING = 'services/seal-training.mdx';
const CASE = 'cases/coupling-wear.mdx';
const LEAK = 'cases/seal-leak.mdx';
const NOISE = 'cases/pinion-noise.mdx';
const TRIAL = 'cases/seal-trial.mdx';
const START = 'cases/slow-start.mdx';
const PERSON = 'team/cleo-marsh.mdx';
const POLICY = 'pages/privacy-policy.mdx';
const NAVIGATION = 'settings/navigation.yaml';
const CLIENTS = 'clients.yaml';
const REDIRECTS = 'redirects.yaml';
const PAPER = 'papers/coupling-wear.mdx';
const QUALIFICATION = 'papers/seal-qualification.mdx';
const text = inTurn(
  PAPER,
  QUALIFICATION,
  POLICY,
  'pages/about-us.mdx',
  'pages/how-we-work.mdx',
  SERVICE,
  TRAINING,
  LEAK,
  NOISE,
);
/** The text of an entry of the fixture, as a file of another name and number would have it. */
const other = (file: string, id: number) =>
  fs.readFileSync(`${FIXTURE_CONTENT}/${file}`, 'utf8').replace(/^id: .*/m, `id: ${id}`);
const logo = (name: string, change: Mistake['change'], repair: string) =>
  mistake(`clients/${name}.svg`, change, 'picture', repair, `logo: ./clients/${name}.svg`, CLIENTS);

/** What can't be read: an entry with one of these is not looked at further. */
const syntax: Mistake[] = [
  mistake(SERVICE, set('title', '"Training'), 'yaml', 'Put a " at the end'),
  mistake(
    TRAINING,
    set('title', 'Training: courses'),
    'yaml',
    'Put the whole text in quotation marks',
  ),
  mistake(SERVICE, set('title', '"The "good" courses"'), 'yaml', 'write “ and ”'),
  mistake(TRAINING, set('title', '*Training'), 'yaml', 'Put the whole text in quotation marks'),
  mistake(CASE, set('tags', '[reliability'), 'yaml', 'Put a ] at the end'),
  mistake(LEAK, swap('  Machines: Two', '\tMachines: Two'), 'yaml', 'Indent with spaces'),
  mistake(
    'team/bram-osei.mdx',
    swap(/^position: /m, 'position:'),
    'yaml',
    'with a colon and a space',
  ),
  mistake(
    PERSON,
    swap(/^sample: .*\n---\n\n/m, 'sample: true\n'),
    'yaml',
    'once more between the last field and the text',
    '',
  ),
  mistake(CASE, swap("from: '22', to:", "from: '22' to:"), 'yaml', 'Write a comma'),
  mistake(
    SERVICE,
    swap('seo:\n  title: ', 'seo:\ntitle: '),
    'yaml',
    'belongs to a group',
    'title: ',
  ),
  mistake(TRAINING, swap(/^ {2}role:/m, '   role:'), 'yaml', 'Compare it with its neighbours'),
  mistake(
    'services/seal-qualification.mdx',
    swap(/^ {2}role:/m, ' role:'),
    'yaml',
    'Compare it with its neighbours',
  ),
  mistake(
    TRIAL,
    swap(/^subject: .*/m, 'subject: "A \\q"'),
    'yaml',
    'Compare this line with similar ones',
  ),
  mistake(TRIAL, set('quote', 'It has \u0002held.'), 'letter', '--fix'),
  text('It held\u000b for two years.', 'letter', '--fix'),
  mistake(SERVICE, swap(/^(?=seo:)/m, '<<<<<<< HEAD\n'), 'yaml', 'Keep the right version'),
  mistake('topics.yaml', created('rca: RCA\n'), 'list', 'Start each entry'),
  mistake('settings/documents.yaml', () => undefined, 'file-missing', 'git restore'),
  mistake(
    NAVIGATION,
    (text) => new Uint8Array(Buffer.from(text.replace('Projects', 'Pröjects'), 'latin1')),
    'encoding',
    'UTF-8',
    '\ufffd',
  ),
  mistake(
    'settings/documents.yaml',
    (text) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')),
    'encoding',
    'UTF-8',
    '',
  ),
  mistake(NOISE, append('<!-- a note -->'), 'text', 'on a line that starts with #'),
  mistake(PAPER, append('A set {1, 2 without end.'), 'text', '\\{'),
  mistake('pages/about-us.mdx', append('This is <br> raw.'), 'text', 'Start a new paragraph'),
  mistake(
    'pages/contact-us.mdx',
    append('<p>Pasted <b>bold</b> text<br>and H<sub>2</sub>S.'),
    'text',
    'Start a new paragraph with an empty line. Take it out; an empty line starts a new paragraph. Write bold',
  ),
  mistake('pages/how-we-work.mdx', append('Less <5 bar.'), 'text', 'Write it as &lt;'),
  text('Call {phone} at once.', 'html', 'Write the words themselves'),
  text('import the model first.', 'html', 'start it with another word'),
  text('This is <b>bold</b>.', 'html', 'Write bold text as **text**'),
  text('<Firn /> did it.', 'html', 'Did you mean <Firm />'),
  added(PAPER, '<Figure id="no-such" />', 'html', 'Possible: <Figure id="'),
  added(QUALIFICATION, '<Case />\n\nRead on.', 'html', 'one of the two', '<Case />'),
  text('- # A title of a list', 'element', 'end the list before'),
  text('[^1]: A note below.', 'element', 'Put it in the sentence'),
  text('# A title\n\nText.', 'heading', 'use "##"'),
  text(
    'A paragraph that becomes one\n---\n\nText.',
    'heading',
    '## ',
    'A paragraph that becomes one',
  ),
  text('##\n\nText.', 'heading', 'Write its words'),
  text('## Further\n\n#### A level left out\n\nText.', 'heading', 'Use "###"', '####'),
  text('A ~~crossed out~~ word.', 'element', 'Take the ~ out'),
  text('A line that ends\\\nin a backslash.', 'element', 'Take them out', 'A line that ends\\'),
  text('> A quotation', 'element', 'Take the > out'),
  text('It runs at 5*10 bar and later at 3*20 bar.', 'markdown', 'Write ×', '*10'),
  text('2019. That was the year.', 'markdown', '2019\\.'),
  text('- 5 °C was the lowest temperature.', 'markdown', '\\-'),
  text('| A | B |\n| --- | --- |\n| only one |', 'table', 'Add the missing cell', '| only one |'),
];

/** Fields that don't fit their schema, or name what isn't there. */
const fields: Mistake[] = [
  mistake(SERVICE, set('title', 'Courses #3'), 'text-cut', 'Put the whole text in quotation marks'),
  mistake(
    SERVICE,
    set('effort', '2.5 to 4 engineer-days by 6 engineers, note in 2 weeks'),
    'field',
    '6 days are not in effort',
    'days:',
  ),
  mistake(
    'pages/home.mdx',
    swap('    - pinion-noise', '    - slow-start'),
    'field',
    'Name another case',
  ),
  mistake(LEAK, set('id', 'nine'), 'field', 'Write a number in digits'),
  mistake(START, set('id', '+.5'), 'field', 'Write a number in digits'),
  ...['3.10', '2024-03-05', '0b1010', '0o17', '-0x1F', '1e3', '.5', '+4', 'true', 'null', '~'].map(
    (typed) =>
      mistake(NOISE, set('subject', typed), 'field', `Put it in quotation marks: "${typed}"`),
  ),
  mistake(NOISE, set('subject', '2024'), 'field', 'Put it in quotation marks'),
  mistake(TRIAL, set('subject', ''), 'field', 'Write text'),
  mistake(
    START,
    first('industry: The whole of the offshore gas industry'),
    'field',
    'at most 28 characters (Industry of the site',
  ),
  mistake(CASE, set('tags', 'reliability'), 'field', 'Write a list'),
  mistake(LEAK, set('tags', '[start-up, gearboxs]'), 'field', 'Did you mean "gearboxes"?'),
  mistake(START, swap(/start: \d+, end: \d+/, 'start: 9, end: 2'), 'field', 'start is 9, end 2'),
  mistake(LEAK, first('publishOn: 2026-02-31'), 'field', 'a day, such as 2026-12-01'),
  mistake(LEAK, first('summary: Trips of two turbines.'), 'field', 'Take it out'),
  mistake(
    LEAK,
    swap('label: Fuel valve', 'label: Fuel valve, old'),
    'field',
    'before the comma, put that text in quotation marks',
  ),
  mistake(NOISE, first('Title: Trips of two turbines.'), 'field', 'Did you mean "title"?'),
  mistake(CASE, swap('dialogId: dlg_wp5', 'dialogId: dlg_f2'), 'field', 'Possible:'),
  mistake(
    CASE,
    swap('kind: outcome', 'kind: later'),
    'field',
    'Add one, or say when it was',
    'diary:',
  ),
  mistake(
    SERVICE,
    swap('  Client Problem\n', '  The Problem\n'),
    'field',
    'Client Problem',
    'useCase:',
  ),
  mistake(TRAINING, without(/^ {2}role:.*\n/m), 'field', 'Add "role:"', 'contact:'),
  mistake(
    'team/astrid-vale.mdx',
    first('profileImage: ./cleo.jpg'),
    'field',
    'Put it beside this one',
  ),
  mistake(
    CLIENTS,
    swap('./clients/dellart.svg', 'dellart.svg'),
    'field',
    'Did you mean "./clients/dellart.svg"',
    'logo: dellart',
  ),
  mistake(POLICY, set('updated', 'June 18st 2025'), 'field', 'Write 18th, not 18st'),
  mistake(
    'pages/support-to-projects.mdx',
    first('publishOn: 2999-01-01'),
    'field',
    'Take “publishOn” out',
  ),
  mistake(
    'settings/company.yaml',
    set('display', '"070 000 00 01"'),
    'field',
    'with its country code',
  ),
  mistake(
    'settings/company.yaml',
    set('display', '"+31 70 CALL"'),
    'field',
    'with its country code',
  ),
  mistake('settings/company.yaml', set('postalCode', '25000 XX'), 'field', 'such as 2500 XX'),
  mistake(
    'services/dora-vale.mdx',
    created('---\nname: Dora Vale\nposition: Engineer\norder: 40\n---\n\nDora bolts.\n'),
    'field',
    'Move the file to src/content/team',
    'name: Dora Vale',
  ),
  mistake(
    'settings/interface.yaml',
    set('clear', '"Clear filters ({cuont})"'),
    'field',
    'Did you mean {count}?',
  ),
  mistake(
    'settings/embeds.yaml',
    swap('  flyers:', '  flyers:\n    gears: { slug: a }'),
    'field',
    'dlg_f1,',
    'gears:',
  ),
  mistake(
    'house-style.yaml',
    append("- { pattern: '(open', message: closed }"),
    'field',
    'regular expression',
  ),
  mistake(REDIRECTS, append('old-f: /about-us'), 'field', 'it starts with "/"'),
  logo('dellart', created('Not a picture\n'), 'Save the picture again'),
  logo('albeck', swap(/ viewBox="[^"]*"/, ''), 'viewBox'),
  logo('albeck', swap('</svg>', '<image href="a.png"/></svg>'), 'embedded'),
  logo('albeck', swap('</svg>', '<text>Albeck</text></svg>'), 'outlines'),
  logo(
    'dellart',
    created(
      '<svg width="9" height="9" xmlns="http://www.w3.org/2000/svg"><svg viewBox="0 0 9 9"/></svg>\n',
    ),
    'viewBox',
  ),
  mistake(TRAINING, swap('isoPower: 31', 'isoPower: 3100'), 'figure', 'Correct the number'),
  mistake(NOISE, swap('frequency: 347.9', 'frequency: 747.9'), 'figure', 'Correct it'),
  mistake(START, swap(/start: \d+, end: \d+/, 'start: 0, end: 2e9'), 'field', 'a larger unit'),
  mistake(
    'papers/coupling-wear.numbers.yaml',
    set('math', "'P = lost'"),
    'paper',
    'unknown variable: lost',
  ),
  mistake(
    'team/2026.mdx',
    created('---\nname: Otto\nposition: Engineer\norder: 30\n---\n\nOtto bolts.\n'),
    'file-name',
    'content:rename',
    '',
  ),
  mistake(
    'cases/supplier-file.mdx',
    created(other('cases/seal-leak.mdx', 77)),
    'file-name',
    'new-name',
    '',
  ),
];

/** Files and entries that don't go together. */
const entries: Mistake[] = [
  mistake('cases/Pump Trips.mdx', created('---\nid: 99\n---\n'), 'file-unread', 'pump-trips.mdx'),
  mistake(
    'team/anna-berg.mdx.txt',
    created('---\nname: A\n---\n'),
    'file-unread',
    'Call it anna-berg.mdx',
  ),
  mistake('notes.txt', created('Ask about it.\n'), 'file-unread', 'delete it'),
  mistake(
    'clients/spare.svg',
    created('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>\n'),
    'file-unread',
    'delete it',
  ),
  mistake(NOISE, set('tags', '[gearboxes, gearboxes]'), 'twice', 'Take one of them out'),
  mistake('team/bram-osei.mdx', set('order', '1'), 'twice', 'its own'),
  mistake(
    CASE,
    swap('paper: coupling-wear', 'paper: seal-qualification'),
    'twice',
    'its own',
    undefined,
    TRIAL,
  ),
  mistake(
    PERSON,
    first('draft: true'),
    'draft',
    'publish',
    'person: cleo-marsh',
    'services/seal-qualification.mdx',
  ),
  mistake(
    'pages/all-our-services.mdx',
    swap('gear-review, seal-training, ', 'gear-review, '),
    'unlisted',
    '- seal-training',
    'services:',
  ),
  mistake(
    TRIAL,
    without(/(?:, )?paper: seal-qualification/),
    'unlisted',
    'of its case',
    'title:',
    QUALIFICATION,
  ),
  mistake(
    'papers/coupling-wear.numbers.yaml',
    swap('value: 0.5', 'value: 0.6'),
    'paper',
    'Write 0.5',
    'r: {',
  ),
  mistake(
    NAVIGATION,
    swap(/ {2}- name: Privacy.*\n.*\n/, ''),
    'menu',
    'route: /privacy-policy',
    'footer:',
  ),
  mistake('pages/how-we-work.mdx', swap('id: safety', 'id: story'), 'twice', 'another id'),
  added(POLICY, '## Cookies\n\nText.', 'twice', 'the id of a heading'),
  added(
    NAVIGATION,
    '  - name: Abroad\n    route: /quillon-services',
    'link',
    'Publish it first',
    'route: /quillon-services',
  ),
  added(REDIRECTS, '/old-a: /old-a', 'redirect', 'Write the path of the page'),
  added(REDIRECTS, '/old-b: /nowhere-at-all', 'redirect', 'A service is at'),
  added(REDIRECTS, '/gear-review: /about-us', 'redirect', 'Take this line out'),
  added('urls.txt', '/a-lost-path', 'url-lost', 'Add a line to src/content/redirects.yaml'),
  added('urls.txt', 'no path', 'url-lost', 'A path starts with'),
];

/** What a visitor would read, or follow. */
const texts: Mistake[] = [
  text('See [a course](/gear-reviews/).', 'link', 'Did you mean "/gear-review"?'),
  text('See [a course](../services/gear-review.mdx).', 'link', 'Did you mean "/gear-review"?'),
  text('See [a course](/old-gear-review).', 'link', 'Write "/gear-review"'),
  text('See [a pump](/a-pump-of-ours).', 'link', 'A service is at'),
  text('See [a course](/seal-qualification#nowhere-here).', 'link', 'It has'),
  text('See [](/gear-review).', 'link', 'Write the words'),
  text('See [a mail](info@example.com).', 'link', 'mailto:info@example.com'),
  text('See [a mail](mailto:a,b@example.com).', 'link', 'one address'),
  text('See [a call](tel:oops).', 'link', 'tel:+31701234567'),
  text('See [a standard](https://www,iso.org).', 'link', 'Compare it'),
  text('See [a standard](www.iso.org).', 'link', 'https://www.iso.org'),
  text('See [a standard](http://www.iso.org).', 'link', 'Write https'),
  text(
    'See [a course](https://halden.example/gear-revew).',
    'link',
    'Did you mean "/gear-review"?',
  ),
  text('Some **bold words', 'markdown', 'Write **text**'),
  text('A [link] (/gear-review) apart.', 'markdown', 'Write it as [text](/path)'),
  text('-Without a space', 'markdown', '“- text”'),
  text('• A point of another program', 'markdown', '“- text”'),
  text('| A | B |\n| only | cells |', 'markdown', 'The second line of a table'),
  text('Two words &amp; an entity.', 'markdown', 'the character itself'),
  text('The lift is $F = 2M/l$ here.', 'markdown', 'put it into words'),
  text('A ==marked== word, at 10^-6.', 'markdown', 'put it into words'),
  text('It held [Comment: check] (?) once.', 'unfinished', 'Write what belongs there'),
  mistake(
    TRAINING,
    set('teaser', `"${'Some **bold** words in a plain field. '.repeat(3)}"`),
    'markdown',
    'Write only the words',
  ),
  text('Here [fill me] stands.', 'unfinished', 'Write what belongs there'),
  text('Todo: write this.', 'unfinished', 'Write what belongs there'),
  text('More of it is on the [training page] of ours.', 'unfinished', 'written [words](/path)'),
  mistake(
    'settings/company.yaml',
    set('tagline', '"{firm}, rotating-equipment engineers"'),
    'placeholder',
    'without braces',
  ),
  text('It gave 5MW once.', 'style', 'Write “5 MW”'),
  text('A seamless handover.', 'style', 'another way'),
  text('It gave 30,000 RPM once.', 'style', 'Write “30,000 rpm”'),
  text('It gave 30 Mpa once.', 'style', 'Write “MPa”'),
  text('It gave 2,0 MPa once.', 'style', 'Write “2.0”'),
  text('It gave 0,8 µm once.', 'style', 'Write “0.8”'),
  text('For a course click [here](/gear-review).', 'style', 'another way'),
  text('The compresor-driven train.', 'spelling', '“compressor”'),
  text('A soft­hyphen here.', 'letter', 'on both sides again'),
  text('A libr\u200bavicar hyphen here.', 'letter', 'on both sides again'),
  text('A сompressor ran.', 'letter', 'Write it in Latin letters'),
];

/**
 * A copywriter's mistakes, planted in a copy of the fixture. What follows an error of the first two
 * is not looked at.
 */
export const MISTAKES = { syntax, fields, entries, texts };
