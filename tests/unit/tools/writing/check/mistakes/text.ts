// cspell:disable
import { append, swap } from '../../../../../support/edits.ts';
import { filesIn, inField, inText, type Mistake, mistake } from './plant.ts';

/** Texts that take a paragraph more: pages and papers. */
const TEXTS = [...filesIn('papers'), 'pages/privacy-policy.mdx', 'pages/about-us.mdx', 'pages/how-we-work.mdx'];
const body = inText(TEXTS);
const policy = inText('pages/privacy-policy.mdx');
const study = inText('cases/slow-start.mdx');
const PAPER = 'papers/coupling-wear.mdx';
const lead = inField('services/seal-training.mdx');

/** Mistakes in Markdown: what is left over, what a visitor would read, what a page can't show. */
export const MISTAKES: Mistake[] = [
  body('Some **bold words', 'markdown', 'Write **text**'),
  body('Some *slanted words.', 'markdown', '*text*'),
  body('**Bold.* Words behind it.', 'markdown', 'Write **text**'),
  body('*Bold.** Words behind it.', 'markdown', 'Write **text**'),
  body('A `code without end.', 'markdown', '`text`'),
  body('A [link] (/gear-review) apart.', 'markdown', 'Write it as [text](/path)'),
  body('An [open link(/gear-review) here.', 'markdown', 'Write it as [text](/path)'),
  body('An open link](/gear-review) here.', 'markdown', 'Write it as [text](/path)'),
  body('A [link][training] by name.', 'markdown', 'Write it as [text](/path)'),
  body('A note[^1] below.', 'markdown', 'put it into words'),
  body('##What became of it', 'markdown', '“## Heading”'),
  body('More of it is on the [training page] of ours.', 'unfinished', 'written [words](/path)'),
  body('-Without a space', 'markdown', '“- text”'),
  body('It runs at 5*10 bar and later at 3*20 bar.', 'markdown', 'Write ×', '*10'),
  body('2019. That was the year.', 'markdown', '2019\\.'),
  body('+ 5 bar more was asked.', 'markdown', 'Begin it with a word'),
  body('• A point of another program', 'markdown', '“- text”'),
  body('| A | B |\n| only | cells |', 'markdown', 'The second line of a table'),
  body('| A | B |\n| --- | --- |\n| only one |', 'table', 'Add the missing cell', '| only one |'),
  body('| A | B |\n| --- | --- |\n| one | two | three |', 'table', 'Take out a cell', '| one | two | three |'),
  body('| A | B |\n| --- | --- | --- |\n| one | two |', 'markdown', 'as many columns', '| A | B |'),
  body('A ~~crossed out~~ word.', 'element', 'Take the ~ out'),
  body('Some words^2^ here.', 'markdown', 'm²'),
  body('A line that ends\\\nin a backslash.', 'element', 'Take them out', 'A line that ends\\'),
  body('A line that ends in spaces  \nand goes on.', 'element', 'Take them out', 'A line that ends in spaces'),
  body('A paragraph that becomes one\n---', 'heading', '## ', 'A paragraph that becomes one'),
  body('```txt\nsome words\n```', 'element', 'Take', '```txt'),
  body('- [ ] A task', 'element', '“- text”'),
  body('> A quotation', 'element', 'Take the > out'),
  body('<!-- a note -->', 'text', 'on a line that starts with #'),
  body('{/* a note */}', 'html', 'on a line that starts with #'),
  body('Call {phone} at once.', 'html', 'Write the words themselves'),
  body('A set {1, 2 without end.', 'text', '\\{'),
  body('import the model first.', 'html', 'start it with another word'),
  body('This is <br> raw.', 'text', 'Start a new paragraph'),
  body('This is <b>bold</b>.', 'html', 'Write bold text as **text**'),
  body('This is <u>under</u>.', 'html', 'Write emphasis as *text*'),
  body('CO<sub>2</sub> here.', 'html', 'CO2'),
  body('<iframe src="https://example.com" />', 'html', 'settings/embeds.yaml'),
  body('<Firm> did it.', 'text', 'Write <Firm />'),
  body('<Firn /> did it.', 'html', 'Did you mean <Firm />'),
  policy('<Figure id="slope" />', 'html', 'Possible here'),
  body('Less <5 bar.', 'text', 'Write it as &lt;'),
  body('<https://www.iso.org>', 'text', 'write a link as [text]'),
  body('![A pump](./pump.jpg)', 'element', 'Take it out'),
  body('# A title', 'heading', 'use "##"'),
  policy('##### A heading', 'heading', 'Use "####" at most'),
  policy('## Further reading', 'heading', 'Write its text'),
  body('| A | B |\n| --- | --- |', 'table', 'Write a row below it', '| A | B |'),
  mistake(PAPER, append('These are left:\n-**seals**, all'), 'markdown', 'Write it with a space', '-**seals**'),
  body('##', 'heading', 'Write its words'),
  policy('## Your rights', 'heading', 'other words'),
  body('&nbsp;&nbsp;A line set in.', 'markdown', 'the character itself'),
  study('Two words &amp; an entity in a service.', 'markdown', 'the character itself'),
  mistake(PAPER, swap('<Example />', '<Exampel />'), 'html', 'Did you mean <Example />'),
  mistake(PAPER, append('<Figure id="no-such" />'), 'html', 'Write <Figure'),
  mistake(PAPER, append('<Example />'), 'paper', 'Take this one or the other out'),
  // Fields are plain text
  ...['**bold** words', 'words &ndash; an entity'].map((marked) =>
    lead(
      'teaser',
      `Some ${marked} in a field of the front matter, where nobody makes anything of the marks, and so a visitor reads them.`,
      'markdown',
      'Write only the words or the character',
    ),
  ),
];
