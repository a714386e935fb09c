// cspell:disable
import fs from 'node:fs';
import { append, first, set, swap, without } from '../../../../../support/edits.ts';
import { FIXTURE_CONTENT } from '../../../../../support/fixture.ts';
import { added, created, inTurn, type Row, type Rows } from './plant.ts';

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
const logo = (name: string, change: Row[1], repair: string): Row => [
  `clients/${name}.svg`,
  change,
  repair,
  `logo: ./clients/${name}.svg`,
  CLIENTS,
];

/** What can't be read: an entry with one of these is not looked at further. */
const syntax: Rows = {
  yaml: [
    [SERVICE, set('title', '"Training'), 'Put a " at the end'],
    [TRAINING, set('title', 'Training: courses'), 'Put the whole text in quotation marks'],
    [SERVICE, set('title', '"The "good" courses"'), 'write “ and ”'],
    [TRAINING, set('title', '*Training'), 'Put the whole text in quotation marks'],
    [CASE, set('tags', '[reliability'), 'Put a ] at the end'],
    [LEAK, swap('  Machines: Two', '\tMachines: Two'), 'Indent with spaces'],
    ['team/bram-osei.mdx', swap(/^position: /m, 'position:'), 'with a colon and a space'],
    [
      PERSON,
      swap(/^sample: .*\n---\n\n/m, 'sample: true\n'),
      'once more between the last field and the text',
      '',
    ],
    [CASE, swap("from: '22', to:", "from: '22' to:"), 'Write a comma'],
    [SERVICE, swap('seo:\n  title: ', 'seo:\ntitle: '), 'belongs to a group', 'title: '],
    [TRAINING, swap(/^ {2}role:/m, '   role:'), 'Compare it with its neighbours'],
    [
      'services/seal-qualification.mdx',
      swap(/^ {2}role:/m, ' role:'),
      'Compare it with its neighbours',
    ],
    [TRIAL, swap(/^subject: .*/m, 'subject: "A \\q"'), 'Compare this line with similar ones'],
    [SERVICE, swap(/^(?=seo:)/m, '<<<<<<< HEAD\n'), 'Keep the right version'],
  ],
  letter: [
    [TRIAL, set('quote', 'It has \u0002held.'), '--fix'],
    text('It held\u000b for two years.', '--fix'),
  ],
  list: [['topics.yaml', created('rca: RCA\n'), 'Start each entry']],
  'file-missing': [['settings/documents.yaml', () => undefined, 'git restore']],
  encoding: [
    [
      NAVIGATION,
      (text) => new Uint8Array(Buffer.from(text.replace('Projects', 'Pröjects'), 'latin1')),
      'UTF-8',
      '\ufffd',
    ],
    [
      'settings/documents.yaml',
      (text) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')),
      'UTF-8',
      '',
    ],
  ],
  text: [
    [NOISE, append('<!-- a note -->'), 'on a line that starts with #'],
    [PAPER, append('A set {1, 2 without end.'), '\\{'],
    ['pages/about-us.mdx', append('This is <br> raw.'), 'Start a new paragraph'],
    [
      'pages/contact-us.mdx',
      append('<p>Pasted <b>bold</b> text<br>and H<sub>2</sub>S.'),
      'Start a new paragraph with an empty line. Take it out; an empty line starts a new paragraph. Write bold',
    ],
    ['pages/how-we-work.mdx', append('Less <5 bar.'), 'Write it as &lt;'],
  ],
  html: [
    text('Call {phone} at once.', 'Write the words themselves'),
    text('import the model first.', 'start it with another word'),
    text('This is <b>bold</b>.', 'Write bold text as **text**'),
    text('<Firn /> did it.', 'Did you mean <Firm />'),
    added(PAPER, '<toString />', 'Possible here: <Firm />'),
    added(PAPER, '<Figure id="no-such" />', 'Possible: <Figure id="'),
    added(QUALIFICATION, '<Case />\n\nRead on.', 'one of the two', '<Case />'),
  ],
  element: [
    text('- # A title of a list', 'end the list before'),
    text('[^1]: A note below.', 'Put it in the sentence'),
    text('A ~~crossed out~~ word.', 'Take the ~ out'),
    text('A line that ends\\\nin a backslash.', 'Take them out', 'A line that ends\\'),
    text('> A quotation', 'Take the > out'),
  ],
  heading: [
    text('# A title\n\nText.', 'use "##"'),
    text('A paragraph that becomes one\n---\n\nText.', '## ', 'A paragraph that becomes one'),
    text('##\n\nText.', 'Write its words'),
    text('## Further\n\n#### A level left out\n\nText.', 'Use "###"', '####'),
  ],
  markdown: [
    text('It runs at 5*10 bar and later at 3*20 bar.', 'Write ×', '*10'),
    text('2019. That was the year.', '2019\\.'),
    text('- 5 °C was the lowest temperature.', '\\-'),
  ],
  table: [text('| A | B |\n| --- | --- |\n| only one |', 'Add the missing cell', '| only one |')],
};

/** Fields that don't fit their schema, or name what isn't there. */
const fields: Rows = {
  'text-cut': [[SERVICE, set('title', 'Courses #3'), 'Put the whole text in quotation marks']],
  field: [
    ['pages/home.mdx', swap('    - pinion-noise', '    - slow-start'), 'Name another case'],
    [LEAK, set('id', 'nine'), 'Write a number in digits'],
    [START, set('id', '+.5'), 'Write a number in digits'],
    ...[
      '3.10',
      '2024-03-05',
      '0b1010',
      '0o17',
      '-0x1F',
      '1e3',
      '.5',
      '+4',
      'true',
      'null',
      '~',
    ].map((typed): Row => [NOISE, set('subject', typed), `Put it in quotation marks: "${typed}"`]),
    [TRIAL, set('subject', ''), 'Write text'],
    [
      START,
      first('industry: The whole of the offshore gas industry'),
      'at most 28 characters (Industry of the site',
    ],
    [CASE, set('tags', 'reliability'), 'Write a list'],
    [LEAK, set('tags', '[start-up, gearboxs]'), 'Did you mean "gearboxes"?'],
    [START, swap(/start: \d+, end: \d+/, 'start: 9, end: 2'), 'start is 9, end 2'],
    [LEAK, first('publishOn: 2026-02-31'), 'a day, such as 2026-12-01'],
    [LEAK, first('summary: Trips of two turbines.'), 'Take it out'],
    [
      LEAK,
      swap('label: Fuel valve', 'label: Fuel valve, old'),
      'before the comma, put that text in quotation marks',
    ],
    [NOISE, first('Title: Trips of two turbines.'), 'Did you mean "title"?'],
    [CASE, swap('dialogId: dlg_wp5', 'dialogId: dlg_f2'), 'Possible:'],
    [CASE, swap('kind: outcome', 'kind: later'), 'Add one, or say when it was', 'diary:'],
    [SERVICE, swap('  Client Problem\n', '  The Problem\n'), 'Client Problem', 'useCase:'],
    [TRAINING, without(/^ {2}role:.*\n/m), 'Add "role:"', 'contact:'],
    ['team/astrid-vale.mdx', first('profileImage: ./cleo.jpg'), 'Put it beside this one'],
    [
      CLIENTS,
      swap('./clients/dellart.svg', 'dellart.svg'),
      'Did you mean "./clients/dellart.svg"',
      'logo: dellart',
    ],
    [POLICY, set('updated', 'June 18st 2025'), 'Write 18th, not 18st'],
    ['pages/support-to-projects.mdx', first('publishOn: 2999-01-01'), 'Take “publishOn” out'],
    ['settings/company.yaml', set('display', '"070 000 00 01"'), 'with its country code'],
    ['settings/company.yaml', set('postalCode', '25000 XX'), 'such as 2500 XX'],
    [
      'services/dora-vale.mdx',
      created('---\nname: Dora Vale\nposition: Engineer\norder: 40\n---\n\nDora bolts.\n'),
      'Move the file to src/content/team',
      'name: Dora Vale',
    ],
    ['settings/interface.yaml', set('clear', '"Clear filters ({cuont})"'), 'Did you mean {count}?'],
    [
      'settings/embeds.yaml',
      swap('  flyers:', '  flyers:\n    gears: { slug: a }'),
      'dlg_f1,',
      'gears:',
    ],
    ['house-style.yaml', append("- { pattern: '(open', message: closed }"), 'regular expression'],
    [REDIRECTS, append('old-f: /about-us'), 'it starts with "/"'],
    [START, swap(/start: \d+, end: \d+/, 'start: 0, end: 2e9'), 'a larger unit'],
  ],
  picture: [
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
  ],
  figure: [
    [TRAINING, swap('isoPower: 31', 'isoPower: 3100'), 'visitors don’t use.'],
    [NOISE, swap('frequency: 347.9', 'frequency: 747.9'), 'Correct it'],
  ],
  paper: [
    ['papers/coupling-wear.numbers.yaml', set('math', "'P = lost'"), 'unknown variable: lost'],
  ],
  'file-name': [
    [
      'team/2026.mdx',
      created('---\nname: Otto\nposition: Engineer\norder: 30\n---\n\nOtto bolts.\n'),
      'content:rename',
      '',
    ],
    ['cases/supplier-file.mdx', created(other('cases/seal-leak.mdx', 77)), 'new-name', ''],
  ],
};

/** Files and entries that don't go together. */
const entries: Rows = {
  'file-unread': [
    ['cases/Pump Trips.mdx', created('---\nid: 99\n---\n'), 'pump-trips.mdx'],
    ['team/anna-berg.mdx.txt', created('---\nname: A\n---\n'), 'Call it anna-berg.mdx'],
    ['notes.txt', created('Ask about it.\n'), 'delete it'],
    [
      'clients/spare.svg',
      created('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>\n'),
      'delete it',
    ],
  ],
  twice: [
    [NOISE, set('tags', '[gearboxes, gearboxes]'), 'Take one of them out'],
    ['team/bram-osei.mdx', set('order', '1'), 'its own'],
    [CASE, swap('paper: coupling-wear', 'paper: seal-qualification'), 'its own', undefined, TRIAL],
    ['pages/how-we-work.mdx', swap('id: safety', 'id: story'), 'another id'],
    added(POLICY, '## Cookies\n\nText.', 'the id of a heading'),
  ],
  draft: [
    [
      PERSON,
      first('draft: true'),
      'publish',
      'person: cleo-marsh',
      'services/seal-qualification.mdx',
    ],
  ],
  unlisted: [
    [
      'pages/all-our-services.mdx',
      swap('gear-review, seal-training, ', 'gear-review, '),
      '- seal-training',
      'services:',
    ],
    [TRIAL, without(/(?:, )?paper: seal-qualification/), 'of its case', 'title:', QUALIFICATION],
  ],
  paper: [
    ['papers/coupling-wear.numbers.yaml', swap('value: 0.5', 'value: 0.6'), 'Write 0.5', 'r: {'],
  ],
  menu: [
    [NAVIGATION, swap(/ {2}- name: Privacy.*\n.*\n/, ''), 'route: /privacy-policy', 'footer:'],
  ],
  link: [
    added(
      NAVIGATION,
      '  - name: Abroad\n    route: /quillon-services',
      'Publish it first',
      'route: /quillon-services',
    ),
  ],
  redirect: [
    added(REDIRECTS, '/old-a: /old-a', 'Write the path of the page'),
    added(REDIRECTS, '/old-b: /nowhere-at-all', 'A service is at'),
    added(REDIRECTS, '/gear-review: /about-us', 'Take this line out'),
  ],
  'url-lost': [
    added('urls.txt', '/a-lost-path', 'Add a line to src/content/redirects.yaml'),
    added('urls.txt', 'no path', 'A path starts with'),
  ],
};

/** What a visitor would read, or follow. */
const texts: Rows = {
  link: [
    text('See [a course](/gear-reviews/).', 'Did you mean "/gear-review"?'),
    text('See [a course](../services/gear-review.mdx).', 'Did you mean "/gear-review"?'),
    text('See [a course](/old-gear-review).', 'Write "/gear-review"'),
    text('See [a pump](/a-pump-of-ours).', 'A service is at'),
    text('See [a course](/seal-qualification#nowhere-here).', 'It has'),
    text('See [](/gear-review).', 'Write the words'),
    text('See [a mail](info@example.com).', 'mailto:info@example.com'),
    text('See [a mail](mailto:a,b@example.com).', 'one address'),
    text('See [a call](tel:oops).', 'tel:+31701234567'),
    text('See [a standard](https://www,iso.org).', 'Compare it'),
    text('See [a standard](www.iso.org).', 'https://www.iso.org'),
    text('See [a standard](http://www.iso.org).', 'Write https'),
    text('See [a course](https://halden.example/gear-revew).', 'Did you mean "/gear-review"?'),
  ],
  markdown: [
    text('Some **bold words', 'Write **text**'),
    text('A [link] (/gear-review) apart.', 'Write it as [text](/path)'),
    text('-Without a space', '“- text”'),
    text('• A point of another program', '“- text”'),
    text('| A | B |\n| only | cells |', 'The second line of a table'),
    text('Two words &amp; an entity.', 'the character itself'),
    text('The lift is $F = 2M/l$ here.', 'put it into words'),
    text('A ==marked== word, at 10^-6.', 'put it into words'),
    [
      TRAINING,
      set('teaser', `"${'Some **bold** words in a plain field. '.repeat(3)}"`),
      'Write only the words',
    ],
  ],
  unfinished: [
    text('It held [Comment: check] (?) once.', 'Write what belongs there'),
    text('Here [fill me] stands.', 'Write what belongs there'),
    text('Todo: write this.', 'Write what belongs there'),
    text('More of it is on the [training page] of ours.', 'written [words](/path)'),
  ],
  placeholder: [
    [
      'settings/company.yaml',
      set('tagline', '"{firm}, rotating-equipment engineers"'),
      'without braces',
    ],
  ],
  style: [
    text('It gave 5MW once.', 'Write “5 MW”'),
    text('A seamless handover.', 'another way'),
    text('It gave 30,000 RPM once.', 'Write “30,000 rpm”'),
    text('It gave 2,0 MPa once.', 'Write “2.0”'),
    text('For a course click [here](/gear-review).', 'another way'),
  ],
  spelling: [text('The compresor-driven train.', '“compressor”')],
  letter: [
    text('A soft­hyphen here.', 'on both sides again'),
    text('A сompressor ran.', 'Write it in Latin letters'),
  ],
};

/**
 * A copywriter's mistakes, planted in a copy of the fixture. What follows an error of the first two
 * is not looked at.
 */
export const MISTAKES = { syntax, fields, entries, texts };
