// cspell:disable
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from '../../../src/commands/content/check.ts';
import type { Finding } from '../../../src/commands/content/problem.ts';

/** A planted mistake: how a file is changed, and the one finding that is to come of it. */
interface Mistake {
  file: string;
  change: (text: string) => string;
  rule: string;
  /** Words of the changed file that stand on the very line of the finding, and nowhere before it. */
  at: string;
  repair: string;
}

/** Sets a field of the front matter, or of a YAML file, whose old value may run over several lines. */
const set = (field: string, value: string) => (text: string) =>
  text.replace(new RegExp(`^( *)${field}:.*(?:\\n\\1 +.*)*`, 'm'), (_old, indent: string) => `${indent}${field}: ${value}`);
const append = (words: string) => (text: string) => `${text.trimEnd()}\n\n${words}\n`;

const POLICY = 'pages/privacy-policy.mdx';
const ABOUT = 'pages/about-us.mdx';
const CASE = 'cases/lm2500-reliability.mdx';
const SERVICE = 'services/training.mdx';
const INTERFACE = 'settings/interface.yaml';
const COMPANY = 'settings/company.yaml';

const body = (words: string, rule: string, repair: string, at = words): Mistake => ({
  file: POLICY,
  change: append(words),
  rule,
  at,
  repair,
});
const field = (file: string, name: string, value: string, rule: string, repair: string): Mistake => ({
  file,
  change: set(name, value),
  rule,
  at: `${name}: ${value.split('\n')[0]}`,
  repair,
});

/** 45 words. */
const LONG = Array.from({ length: 45 }, (_, i) => (i % 2 ? 'and' : 'bolt')).join(' ');
/** The total of a bridge, of which one step is then wrong. */
const BRIDGE = 'cases/emissions-reduction.mdx';
const END = /end:\n +label:.*\n +value: (\d+)/.exec(fs.readFileSync(`src/content/${BRIDGE}`, 'utf8'))?.[1] ?? '';

const MISTAKES: Mistake[] = [
  // Front matter
  field(SERVICE, 'title', '"Training', 'yaml', 'Put a " at the end'),
  field(SERVICE, 'title', 'Training: courses', 'yaml', 'Put the whole text in quotation marks'),
  field(SERVICE, 'title', '"The "good" courses"', 'yaml', 'write “ and ”'),
  field(SERVICE, 'title', '@training', 'yaml', 'Put the whole text in quotation marks'),
  field(SERVICE, 'title', 'Training #3', 'text-cut', 'Put the whole text in quotation marks'),
  field(SERVICE, 'title', '<b>Training</b>', 'markdown', 'Take the tag out'),
  field(SERVICE, 'icon', 'project', 'field', 'Did you mean "projects"?'),
  field(SERVICE, 'case', 'remote-helth-check', 'field', 'Did you mean "remote-health-check"?'),
  field(CASE, 'tags', '[reliability', 'yaml', 'Put a ] at its end'),
  field(CASE, 'tags', 'reliability', 'field', 'Write a list'),
  field(CASE, 'tags', '[reliability, reliability]', 'list-twice', 'Take one of them out'),
  {
    file: CASE,
    change: (text) => text.replace(/^---\n/, '---\npublishOn: 2026-02-31\n'),
    rule: 'day',
    at: 'publishOn',
    repair: 'Write a day that exists',
  },
  {
    file: CASE,
    change: (text) => text.replace(/^---\n/, '---\nreviewBy: 2020-01-31\n'),
    rule: 'review',
    at: 'reviewBy',
    repair: 'set a later day',
  },
  {
    file: SERVICE,
    change: (text) => text.replace(/^icon:/m, 'icon:operations\n#'),
    rule: 'yaml',
    at: 'icon:operations',
    repair: 'icon: operations',
  },
  {
    file: SERVICE,
    change: (text) => text.replace(/^icon: .*/m, 'titel: Training\n$&'),
    rule: 'field',
    at: 'titel',
    repair: 'Did you mean "title"?',
  },
  field(POLICY, 'updated', 'June 18st 2025', 'field', 'Write 18th, not 18st'),
  field(POLICY, 'updated', 'Jun 18th 2025', 'field', 'Did you mean “June”?'),
  field(POLICY, 'updated', '31 February 2025', 'field', 'has 28 days'),
  field(INTERFACE, 'clear', '"Clear filters ({cuont})"', 'field', 'Did you mean {count}?'),
  field(INTERFACE, 'clear', 'Clear filters', 'field', '{count} is missing'),
  field(COMPANY, 'display', '"+31 70 000 00 01"', 'phone', 'the same digits in both'),
  field(COMPANY, 'site', 'https://meridional.ogr', 'host', 'Did you mean "meridional.org"?'),
  {
    file: 'settings/navigation.yaml',
    change: (text) => text.replace('/case-studies', '/case-studys'),
    rule: 'link',
    at: '/case-studys',
    repair: 'Did you mean "/case-studies"?',
  },
  {
    file: 'settings/promotion.yaml',
    change: (text) => text.replace('- /support-to-projects', '- /contact-us'),
    rule: 'link',
    at: '- /contact-us',
    repair: 'Possible: /all-our-services',
  },
  {
    file: 'redirects.yaml',
    change: append('/old-a: /old-a'),
    rule: 'redirect',
    at: '/old-a: /old-a',
    repair: 'Write the path of the page',
  },
  { file: 'redirects.yaml', change: append('/old-b: /nowhere-at-all'), rule: 'redirect', at: '/old-b', repair: 'Write the path of a page' },
  { file: 'redirects.yaml', change: append('/old-c: /team'), rule: 'redirect', at: '/old-c', repair: 'Write "/about-us"' },
  {
    file: 'redirects.yaml',
    change: append('/training: /about-us'),
    rule: 'redirect',
    at: '/training: /about-us',
    repair: 'Take this line out',
  },
  { file: 'redirects.yaml', change: append('old-d: /about-us'), rule: 'field', at: 'old-d', repair: 'it starts with "/"' },
  {
    file: 'urls.txt',
    change: append('/a-lost-path'),
    rule: 'url-lost',
    at: '/a-lost-path',
    repair: 'Add this line to src/content/redirects.yaml',
  },
  // The text
  body('Some **bold words', 'markdown', 'Write **text**'),
  body('A [link] (/training) apart.', 'markdown', 'Write them together'),
  body('An [open link](/training', 'markdown', 'Put a ) behind its path'),
  body('##What became of it', 'markdown', 'Write a space after the ##'),
  body('| A | B |\n| --- | --- |\n| only one |', 'table', 'Add the missing cell', '| only one |'),
  body('<!-- a note -->', 'text', 'on a line that starts with #'),
  body('This is <br> raw.', 'text', 'Start a new paragraph'),
  body('This is <b>bold</b>.', 'html', 'Write bold text as **text**'),
  body('Less <5 bar.', 'text', 'Write it as &lt;'),
  body('See [it](/trainings).', 'link', 'Did you mean "/training"?'),
  body('See [it](/team).', 'link', 'Write "/about-us"'),
  body('See [it](/training#nowhere-here).', 'link', 'Its places'),
  body('See [it](#nowhere-here).', 'link', 'Its places'),
  body('See [it](mailto:a,b@example.com).', 'link', 'one address'),
  body('See [it](tel:oops).', 'link', 'tel:+31701234567'),
  body('See [it](https://www.iso.ogr).', 'link', 'Did you mean "www.iso.org"?'),
  body('See [it](http://www.iso.org).', 'link', 'Write https'),
  body('See www.iso.org for it.', 'link', 'Write [www.iso.org](https://www.iso.org)'),
  body('See [it](https://meridional.example/training).', 'link', 'Write "/training"'),
  body('See [it](/documents/flyers/trainings.pdf).', 'link', 'Did you mean "/documents/flyers/training.pdf"?'),
  body('# A title', 'heading', 'use "##"'),
  body('##### A heading', 'heading', 'Use "###"'),
  // Words
  body('It was a mesurement.', 'spelling', 'Did you mean “measurement”'),
  body('The color was noted.', 'british', 'Write “colour”'),
  body('Send an e-mail first.', 'form', 'Write “email”'),
  body('It gave 5MW once.', 'unit', 'Write “5 MW”'),
  body('There are  two spaces.', 'space', 'Keep one'),
  body('Here [fill me] stands.', 'unfinished', 'Write what belongs there'),
  body('TODO write this.', 'unfinished', 'Write what belongs there'),
  body('A seamless handover.', 'slogan', 'Say what was done'),
  body('It donâ€™t matter.', 'character', 'Write “’”'),
  body(`${LONG} end.`, 'long-sentence', 'Make two of it'),
  {
    file: ABOUT,
    change: append('A sentence of seven words stands here twice. A sentence of seven words stands here twice.'),
    rule: 'sentence-twice',
    at: 'stands here twice',
    repair: 'Take it out of one',
  },
  // Drawings
  {
    file: BRIDGE,
    change: (text) => text.replace(/delta: (-?\d+)(?![\s\S]*delta:)/, (_old, step) => `delta: ${Number(step) + 4}`),
    rule: 'figure',
    at: `value: ${END}`,
    repair: 'correct a step',
  },
];

/** What keeps every rule silent although it comes near. */
const ALLOWED: [file: string, change: (text: string) => string][] = [
  [
    POLICY,
    append(
      [
        'Some **bold words** and *emphasis*, 5 MW at 15 °C, a real asterisk \\* and &lt;5 bar.',
        'See [it](/training#why-we-test-late), [this](#your-rights), [the standard](https://www.iso.org/standard/1.html), [mail](mailto:info@example.com), [call](tel:+31701234567) and [the flyer](/documents/flyers/training.pdf).',
        '| A | B |\n| --- | --- |\n| one | |',
        `${LONG}.`,
      ].join('\n\n'),
    ),
  ],
  [SERVICE, set('title', '"Training #3: “good” courses"')],
  ['redirects.yaml', append('/old-e: /about-us#team')],
  [COMPANY, set('display', '"+31 (0)70 000 00 00"')],
  [CASE, (text) => text.replace(/^---\n/, '---\nreviewBy: 2999-01-31\n')],
];

const made: string[] = [];
afterAll(() => {
  for (const folder of made) fs.rmSync(folder, { recursive: true });
});

async function findingsWith(
  changes: readonly { file: string; change: (text: string) => string }[],
): Promise<{ findings: Finding[]; root: string }> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'mistakes-'));
  made.push(root);
  fs.cpSync('src/content', path.join(root, 'src/content'), { recursive: true });
  for (const { file, change } of changes) {
    const full = path.join(root, 'src/content', file);
    const text = fs.readFileSync(full, 'utf8');
    expect(change(text), `the change to ${file} changes nothing`).not.toBe(text);
    fs.writeFileSync(full, change(text));
  }
  return { findings: await checkContent(root), root };
}

const baseline = new Set((await checkContent('.')).map(({ file, message }) => `${file} ${message}`));
const fresh = (findings: Finding[]) => findings.filter(({ file, message }) => !baseline.has(`${file} ${message}`));

/** Groups of mistakes that no two share a file. */
function batches(): Mistake[][] {
  const groups: Mistake[][] = [];
  for (const mistake of MISTAKES) {
    const group = groups.find((each) => !each.some(({ file }) => file === mistake.file));
    if (group) group.push(mistake);
    else groups.push([mistake]);
  }
  return groups;
}

test('each planted mistake is found once, on its very line, with a repair', { timeout: 300_000 }, async () => {
  expect(MISTAKES.length).toBeGreaterThan(55);
  const faults: string[] = [];
  for (const group of batches()) {
    const { findings, root } = await findingsWith(group);
    const found = fresh(findings);
    for (const { file, rule, at, repair } of group) {
      const lines = fs.readFileSync(path.join(root, 'src/content', file), 'utf8').split('\n');
      const line = lines.findIndex((each) => each.includes(at.split('\n')[0] ?? at)) + 1;
      const own = found.filter((each) => each.file === `src/content/${file}` && (each.rule !== 'url-new' || rule === 'url-new'));
      const shown = own.map((each) => `${each.line} ${each.rule} ${each.message} ${each.repair}`).join(' | ');
      if (own.length !== 1 || own[0]?.rule !== rule || own[0].line !== line || !own[0].repair.includes(repair))
        faults.push(`${file}:${line} ${rule} “${at}”: ${shown || 'nothing'}`);
    }
  }
  expect(faults).toEqual([]);
});

test('what comes near a rule and keeps to it is not found', { timeout: 60_000 }, async () => {
  const { findings } = await findingsWith(ALLOWED.map(([file, change]) => ({ file, change })));
  expect(fresh(findings).filter((each) => each.rule !== 'url-new')).toEqual([]);
});
