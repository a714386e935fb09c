// cspell:ignore cleo cléo
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { rename } from '../../../../../src/tools/writing/change/rename.ts';
import { checkContent } from '../../../../../src/tools/writing/check/check.ts';
import { contentCopy, editContent, readCopy } from '../../../../support/content-copy.ts';
import { allOf, append, type Edit, first, swap } from '../../../../support/edits.ts';
import { repositoryIn } from '../../../../support/temporary.ts';
import { written } from '../change/written.ts';

/** The fixture's content, committed. */
const root = contentCopy({}, afterAll);
// What a file of numbers holds fast is an error of its own.
fs.rmSync(path.join(root, 'src/content/cases/pinion-noise.numbers.yaml'));
const git = repositoryIn(root);
git('tag', 'start');
afterEach(() => {
  git('update-ref', '-d', 'refs/remotes/origin/main');
  git('reset', '--quiet', '--hard', 'start');
  git('clean', '--quiet', '--force', 'src/content');
});

const PAPER = 'papers/coupling-wear.mdx';
const CASE = 'cases/pinion-noise.mdx';
/** Its sample report names the case by `case:`. */
const REPORT = 'pages/how-we-work.mdx';

const write = (name: string, edit: Edit) => editContent(root, { [name]: edit });
const replace = (name: string, from: string, to: string) => write(name, (text) => text.replaceAll(from, to));
const commit = () => git('commit', '--quiet', '--all', '--message', 'A change');
/** Commits paragraphs at the end of a file, then changes them as their marks say: “[old → new]”. */
function changed(name: string, ...paragraphs: string[]): void {
  const sides = (side: '$1' | '$2') => paragraphs.map((text) => text.replaceAll(/\[(.*?) → (.*?)\]/g, side)).join('\n\n');
  write(name, append(sides('$1')));
  commit();
  replace(name, sides('$1'), sides('$2'));
}
/** The findings of some rules. */
const found = async (...rules: string[]) =>
  (await checkContent(root, { words: false })).flatMap(({ rule, severity, file, line, message, repair }) =>
    (rules.length > 0 ? rules : ['number-conflict']).includes(rule) ? `${severity} ${file}:${line} ${message} ${repair}` : [],
  );

describe('a name that was changed in one of its places', () => {
  test('is named where the rest of its story has the old one, be it a place, a pair of letters or a type', async () => {
    changed(
      CASE,
      'The rig is at a yard in [Dordrecht → Rotterdam].',
      'In winter the yard in Dordrecht is cold.',
      'The pair B and D ran first.',
      'Later on [B and D → A and D] got new rotors.',
      'Two [LM2500s → LM5000s] tripped.',
      'The LM2500 has one shaft more.',
    );
    expect(await found('name')).toEqual([
      expect.stringMatching(/“Rotterdam” was “Dordrecht” here; .*:\d+ still says “Dordrecht”/),
      expect.stringMatching(/“A and D” was “B and D” here; .*:\d+ still says “B and D”/),
      expect.stringMatching(/“LM5000” was “LM2500” here; .*:\d+ still says “LM2500”/),
    ]);
    replace(CASE, 'Dordrecht', 'Rotterdam');
    expect((await found('name')).join()).not.toContain('Rotterdam');
  });

  test('may be in a bio, beside another name', async () => {
    write('team/astrid-vale.mdx', append('She answers in French, English or Dutch.'));
    changed('pages/contact-us.mdx', 'Write what you have seen, in English, [Dutch → German] or French.');
    expect(await found('name')).toEqual([expect.stringMatching(/“German” was “Dutch” here; .*astrid-vale\.mdx:\d+ still says “Dutch”/)]);
  });
});

describe('a number that was changed in one of its places', () => {
  test('is named in a branch as well, where it is committed', async () => {
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    replace(CASE, 'gives 347.9 Hz for it', 'gives 347.2 Hz for it');
    commit();
    expect(await found()).toEqual([expect.stringContaining('“347.2 Hz” was “347.9 Hz” here')]);
  });

  test('is compared end by end where it is a range', async () => {
    changed(CASE, 'The report comes in [4 to 6 → 6 to 8] weeks.', 'Later: the report comes in four to six weeks.');
    expect(await found()).toEqual([
      expect.stringMatching(/“6 weeks” was “4 weeks” here; .* still says “four weeks”/),
      expect.stringMatching(/“8 weeks” was “6 weeks” here; .* still says “six weeks”/),
    ]);
  });
  test('is named without a unit, as a month, and by the numbers that are beside it elsewhere', async () => {
    changed(
      CASE,
      'The pinion has 21 teeth.',
      'Of the pinion all [21 → 27] were worn.',
      'The count ended in [May 2019 → May 2018].',
      'In May 2019 nobody was there.',
      'It made 412 kJ/kg at 87 K, [9 % → 6 %] under its curve.',
      'Another point lies at 412 kJ/kg, 9 % too low.',
    );
    expect(await found()).toEqual([
      expect.stringMatching(/all 27 were worn…” was .* still says “21 teeth”/),
      expect.stringMatching(/“May 2018” was “May 2019” here/),
      expect.stringMatching(/“6 %” was “9 %” here; line \d+ still says “9 %”/),
    ]);
  });

  test('may have changed places with another one', async () => {
    changed(CASE, 'The valve opened in [47 s and closed in 26 s → 26 s and closed in 47 s].', 'It has opened in 47 s since.');
    expect(await found()).toEqual([expect.stringMatching(/“26 s” was “47 s” here; line \d+ still says “47 s”/)]);
  });

  test('is the same in a sentence that is told in another order', async () => {
    changed(CASE, '[Nineteen stops in the first 9,600 h cost → In the first 9,600 h there were nineteen stops, which cost] a wheel.');
    expect(await found('number-conflict', 'changed')).toEqual([]);
  });

  test('is asked about where nothing else gives it, and so is a unit that has changed alone', async () => {
    changed(CASE, 'The rig weighs [512 → 521] kg.', 'Its shaft moved by 58 [µm → mm] pp.');
    replace('settings/company.yaml', 'data within four', 'data within six');
    expect(await found('changed', 'number-conflict')).toEqual([
      expect.stringMatching(/^hint .*“521 kg” was “512 kg” here.* Compare it with its source/),
      expect.stringMatching(/^hint .*“58 mm pp” was “58 µm pp” here/),
      expect.stringMatching(/^hint .*company\.yaml:\d+ “…data within six…” was “…data within four…” here/),
    ]);
  });

  test('is named where another text of the firm has it as it was', async () => {
    write('team/bram-osei.mdx', append('He wrote nine papers on seal dynamics.'));
    changed('pages/about-us.mdx', '[Nine → Eight] papers on seal dynamics are ours.');
    expect(await found()).toEqual([
      expect.stringMatching(/“Eight papers” was “Nine papers” here; .*bram-osei\.mdx:\d+ still says “nine papers”/),
    ]);
  });

  test('is named in a setting that a page repeats', async () => {
    replace('pages/contact-us.mdx', 'call. If', 'call, and the engineer on duty calls back within an hour. If');
    commit();
    replace('settings/company.yaml', 'within an hour', 'within two hours');
    replace('settings/stand-ins.yaml', 'minutes: 30', 'minutes: 45');
    expect(await found()).toEqual([
      expect.stringMatching(/“two hours” was “an hour” here; .*contact-us\.mdx:\d+ still says “an hour”/),
      expect.stringMatching(/“45 minutes” was “30 minutes” here; line \d+ .*still say.* “thirty minutes”/),
    ]);
  });

  test('is named where only the title above it has the words of another place', async () => {
    replace('pages/contact-us.mdx', 'Contact the engineers: a page of', 'Thirty-minute introductory meeting:');
    commit();
    replace('pages/contact-us.mdx', 'Thirty minutes with', 'Twenty minutes with');
    expect(await found()).toEqual([expect.stringMatching(/“Twenty minutes” was “Thirty minutes” here; .* still says? “Thirty-minute”/)]);
  });
});

test('numbers of a new entry that nothing else gives are one list, once it is no draft', async () => {
  const file = 'team/astrid-vale.mdx';
  git('rm', '--quiet', '--cached', `src/content/${file}`);
  git('commit', '--quiet', '--message', 'Without her');
  write(
    file,
    allOf(
      first('draft: true'),
      swap(
        /Astrid has.*/,
        'Astrid has aligned 47 trains and 9 pumps, from 0 to 0.3 mm.\n\nAll 47 trains ran, within 0.3 mm, and one by 0.2 mm.',
      ),
    ),
  );
  git('add', '.');
  expect(await found('changed')).toEqual([]);
  replace(file, 'draft: true\n', '');
  expect(await found('changed')).toEqual([
    expect.stringMatching(/^hint .*these numbers of the new entry: line \d+: 9 pumps; line \d+: 0\.2 mm\. Compare/),
  ]);
});

test('an entry that content:rename has renamed is not a new one', async () => {
  written(root, rename(root, CASE, 'gear-noise'));
  expect(await found('changed')).toEqual([]);
});

/** One text that is changed in one place, and what is said of it. */
const ALONE: [place: string, file: string, from: string, to: string, said: RegExp][] = [
  [
    'a sentence',
    CASE,
    'gives 347.9 Hz for it',
    'gives 347.2 Hz for it',
    /^warning .*noise\.mdx:58 “347\.2 Hz” was “347\.9 Hz” here; lines 30 and 36 and .* still say “347\.9 Hz”\. Write 347\.2 Hz there as well, or 347\.9 Hz here\./,
  ],
  ['a passage that says it twice', PAPER, 'gives 9,000 h on', 'gives 9,100 h on', /“9,100 h” was “9,000 h” here; lines? \d+.* still say/],
  [
    'a drawing',
    CASE,
    'frequency: 347.9',
    'frequency: 347.2',
    /pinion-noise\.mdx:36 The drawing gives “347\.2 Hz” here; lines 30 and 58 and .* still say/,
  ],
  ['the days of a drawing', 'cases/slow-start.mdx', 'start: 2, end: 5', 'start: 2, end: 6', /Write 6 days there as well, or 5 days here/],
  ['a case that another page names', CASE, '347.9', '348.9', /how-we-work\.mdx:\d+ still says “347\.9 Hz”/],
  ['the unit alone', CASE, 'gives 347.9 Hz for it', 'gives 347.9 rpm for it', /“347\.9 rpm” was “347\.9 Hz” here/],
];
test.each(ALONE)('a number that was changed in %s is named with the places that tell it as it was', async (_, file, from, to, said) => {
  replace(file, from, to);
  expect(await found()).toEqual([expect.stringMatching(said)]);
});

describe('what no visitor reads as words is looked at as well', () => {
  test('what follows from a number of a drawing, with that number', async () => {
    replace(CASE, 'gives 347.9 Hz for it', 'gives 347.9 Hz for it, and 49.7 Hz for the shaft');
    commit();
    replace(CASE, 'amplitudeUnit: mm/s rms', 'amplitudeUnit: µm pp');
    expect(await found()).toHaveLength(1);
  });
  test('a cell of a table, whose headers are given once', async () => {
    write(
      CASE,
      allOf(
        swap('| Second | 7 bar | 4 bar |', '| Trips of the valves | 26 | 4 |\n| Trips of the pumps | 26 | 4 |'),
        swap('| Before |', '| Trips |'),
        append('The valves had 26 trips.'),
      ),
    );
    commit();
    replace(CASE, 'valves | 26 |', 'valves | 29 |');
    // The pumps have their own.
    expect(await found()).toEqual([
      expect.stringMatching(/“29 \(Trips of the valves, Trips\)” was “26” here; line \d+ still says .*Write 29 there as well, or 26 here/),
    ]);
  });
});

test('a reason is for the words that it quotes', async () => {
  replace(CASE, 'gives 347.9 Hz for it', 'gives 347.2 Hz for it');
  write(CASE, first(`allow: { number-conflict: '"12 Hz" is of another fan' }`));
  expect(await found()).toHaveLength(1);
  replace(CASE, '"12 Hz"', '"347.2 Hz"');
  expect(await found()).toEqual([]);
});

describe('nothing is said', () => {
  test('of a number that was changed in all its places', async () => {
    replace(CASE, '347.9', '348.9');
    replace(REPORT, '347.9', '348.9');
    expect(await found()).toEqual([]);
  });

  test('of a number that stands nowhere else, of one told in other words, and of another sentence with another number', async () => {
    replace('cases/seal-leak.mdx', '| Second | 7 bar | 4 bar |', '| Second | 7 bar | 3 bar |');
    replace(PAPER, 'The drawing gives 9,000 h on the day.', 'It ran for more than the 9,000 h that are drawn.');
    replace(CASE, 'The drawing gives 347.9 Hz for it.', 'A fan beside it hummed at 120 Hz all day.');
    expect(await found()).toEqual([]);
  });

  test('of a row of a diary that is moved to another month', async () => {
    write(CASE, swap("'on': 2021-06,", "'on': 2021-07,"));
    commit();
    replace(CASE, "'on': 2021-07, kind: visit", "'on': 2021-08, kind: visit");
    expect(await found()).toEqual([]);
  });

  test('of a new entry', async () => {
    write('cases/new-noise.mdx', () => readCopy(root, CASE).replace('347.9 Hz for it', '347.2 Hz for it'));
    git('add', '.');
    expect(await found()).toEqual([]);
  });

  test('where there is no git', async () => {
    const elsewhere = `${root}-without`;
    replace(CASE, 'gives 347.9 Hz for it', 'gives 347.2 Hz for it');
    fs.cpSync(path.join(root, 'src'), path.join(elsewhere, 'src'), { recursive: true });
    const findings = await checkContent(elsewhere, { words: false });
    fs.rmSync(elsewhere, { recursive: true });
    expect(findings.filter(({ rule }) => rule === 'number-conflict')).toEqual([]);
  });
});

describe('what stood there before is proposed', () => {
  test('for a path whose redirect is gone', async () => {
    replace('redirects.yaml', '/our-team: /about-us\n', '');
    expect(await found('url-lost')).toEqual([expect.stringContaining('/our-team: /about-us')]);
  });
  test('for a path of the list that was live, not for one that the branch itself has put there', async () => {
    write('urls.txt', append('/a-former-path'));
    commit();
    write('urls.txt', append('/never-live'));
    expect(await found('url-lost')).toEqual([expect.stringContaining('/a-former-path: '), expect.stringContaining('Take this line out')]);
  });
  test.each([['git', 'mv'], ['mv']])('for an entry that was renamed by hand, whatever its letters: %s %s', async (...command) => {
    const [program = '', ...words] = [...command, 'src/content/team/cleo-marsh.mdx', 'src/content/team/cléo-marsh.mdx'];
    execFileSync(program, words, { cwd: root });
    for (const finding of await found('field')) expect(finding).toContain('npm run content:rename team/cleo-marsh cléo-marsh');
    expect(await found('field')).not.toEqual([]);
  });
  test('for the path of a page that was renamed by hand', async () => {
    const folder = path.join(root, 'src/content/services');
    fs.renameSync(path.join(folder, 'gear-review.mdx'), path.join(folder, 'tooth-study.mdx'));
    expect((await found('url-lost')).join()).toContain('/gear-review: /tooth-study');
  });
  test('for an id that was mistyped where it is defined, and not where it is named', async () => {
    replace('literature.yaml', 'id: API 692', 'id: API 629');
    expect(await found('field')).toContainEqual(
      expect.stringMatching(/“?API 692.* It was in src\/content\/literature\.yaml until now: write it there again/),
    );
  });
  test('for a standard that a case no longer cites, and for one that is off the list and still cited', async () => {
    replace(REPORT, '  - API 692\n', '  - API 692\n  - ISO 7919\n  - ISO 2372\n');
    write(CASE, append('The code ISO 2372 gives is kept.'));
    changed(CASE, 'This was measured after [ISO 7919 → ISO 9719] as well.');
    replace(REPORT, '  - ISO 2372\n', '');
    expect((await found('standard')).filter((each) => !each.includes('ISO 9719'))).toEqual([
      expect.stringMatching(/ISO 2372 was in the list until now; src\/content\/cases\/pinion-noise\.mdx still cites it/),
      expect.stringMatching(/No service and no case cites ISO 7919\. src\/content\/cases\/pinion-noise\.mdx:\d+ cited it until now/),
    ]);
  });
  test('for a count that makes the families differ from the record', async () => {
    replace(REPORT, 'count: 78', 'count: 87');
    expect(await found('company')).toEqual([
      expect.stringContaining('The families have 129 machines in all; the firm’s record says 120. This count was 78 until now.'),
    ]);
  });
  test('of two entries of a list, that which has just been changed is the wrong one', async () => {
    replace('topics.yaml', 'label: Gearboxes', 'label: Seals');
    const line = readCopy(root, 'topics.yaml').split('\n');
    const [finding] = await found('twice');
    const at = Number(/topics\.yaml:(\d+) /.exec(finding ?? '')?.[1]);
    expect(line.slice(0, at).findLast((each) => each.includes('id:'))).toContain('gearboxes');
  });
});

/** Sentences of which one change turns the meaning round, and what is said of each. */
const TURNED = {
  'The [low → high]-pressure seal leaked.': '“high” was “low” here',
  'It was [still below → already above] its line.': '“already above” was “still below” here',
  'The seal of train [B → C] leaked.': '“C” was “B” here',
  'It leaked for the [third → fourth] time.': '“fourth” was “third” here',
  'They measured to ISO [18436-2 → 18436-4] here.': '“4” was “2” here',
  'The seal was tested to API [610 → 617].': '“617” was “610” here',
  'The [seal leaked, not the bearing → bearing leaked, not the seal].': '“bearing … seal” was “seal … bearing” here',
  'The lower pads ran [hotter → cooler].': '“cooler” was “hotter” here',
  'The seal did [not leak → leak].': '“not” is gone here',
  'The seal was [tested → not tested].': '“not” is new here',
};
test('a sentence that is turned round is asked about, unless it was in several places', async () => {
  changed(CASE, ...Object.keys(TURNED));
  expect(await found('changed')).toEqual(Object.values(TURNED).map((said) => expect.stringMatching(new RegExp(`^hint .*${said}`))));
  git('reset', '--quiet', '--hard', 'start');
  const [sentence = ''] = Object.keys(TURNED);
  // Whoever changes it twice means it.
  changed(CASE, sentence, `Later: ${sentence}`);
  expect(await found('changed')).toEqual([]);
  git('reset', '--quiet', '--hard', 'start');
  // Its end is no comparative.
  changed(CASE, 'We gave [she → her] the log.');
  expect(await found('changed')).toEqual([]);
});

test('a term is named where the rest of its story has the old one', async () => {
  changed(CASE, 'The gear coupling was worn.', 'A new [gear → diaphragm] coupling came.');
  expect(await found('changed')).toEqual([
    expect.stringMatching(/^hint .*“diaphragm coupling” was “gear coupling” here; .*:\d+ still says “gear coupling”/),
  ]);
  replace(CASE, 'The gear coupling', 'The diaphragm coupling');
  expect(await found('changed')).toEqual([]);
});
