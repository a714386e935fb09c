import { describe, expect, test } from 'vitest';
import { fromMdx } from '../../../src/documents/from-mdx.ts';
import type { Block } from '../../../src/documents/nodes.ts';

const FILE = 'src/content/cases/x.mdx';
const SETTINGS = { company: { name: 'Meridional', site: 'https://meridional.example' } };
const NAMES = {
  references: ['API 617', 'API RP 17N', 'API RP 17'],
  table: 'Table',
  figure: 'Figure',
  equation: 'Equation',
};
const convert = (body: string) => fromMdx(body, FILE, SETTINGS, NAMES);
const text = (v: string) => ({ t: 'text', v });
const NBSP = '\u00A0';

describe('the text of a content file becomes data', () => {
  test('headings, paragraphs, emphasis, code, links, line breaks', () => {
    expect(
      convert(
        '## A head\n\n### A subhead\n\nA **bold** *leaning* `code` [link](/training) and  \n[one](https://x.example/)',
      ),
    ).toEqual([
      { t: 'heading', level: 1, c: [text(`A${NBSP}head`)] },
      { t: 'heading', level: 2, c: [text(`A${NBSP}subhead`)] },
      {
        t: 'par',
        c: [
          text('A '),
          { t: 'strong', c: [text('bold')] },
          text(' '),
          { t: 'emph', c: [text('leaning')] },
          text(' '),
          { t: 'code', v: 'code' },
          text(' '),
          { t: 'link', url: 'https://meridional.example/training', c: [text('link')] },
          text(' and'),
          { t: 'break' },
          { t: 'link', url: 'https://x.example/', c: [text('one')] },
        ],
      },
    ]);
  });

  test('lists keep their order and their start', () => {
    expect(convert('3. a\n4. b')).toEqual([
      {
        t: 'list',
        ordered: true,
        start: 3,
        items: [[{ t: 'par', c: [text('a')] }], [{ t: 'par', c: [text('b')] }]],
      },
    ]);
    expect(convert('- a')[0]).toMatchObject({ t: 'list', ordered: false });
  });

  test('a table takes the paragraph "Table n." before it as its caption, without the full stop', () => {
    const [table, ...rest] = convert('Table 2. Parts of it.\n\n| A | B |\n|---|--:|\n| a | 1 |');
    expect(rest).toEqual([]);
    expect(table).toMatchObject({
      t: 'table',
      align: ['start', 'end'],
      head: [[text('A')], [text('B')]],
      rows: [[[text('a')], [text('1')]]],
      caption: { n: 2, c: [text('Parts of it')] },
    });
    expect(convert('Table 2. Parts of it.\n\nNo table.')).toHaveLength(2);
  });

  test('firm, figure, equation, example and case stand where their components stand', () => {
    expect(
      convert(
        'We are <Firm />.\n\n<Figure id="map" />\n\n<Equation id="head" />\n\n<Example />\n\n<Case />',
      ),
    ).toEqual([
      { t: 'par', c: [text('We are '), text('Meridional'), text('.')] },
      { t: 'figure', id: 'map' },
      { t: 'equation', id: 'head' },
      { t: 'example' },
      { t: 'case' },
    ]);
  });

  test('references, tables, figures and equations named in the text are links; the longest name wins', () => {
    const paragraph = convert(
      'After API RP 17N, not API RP 17NX; API 617 and Table 3, Figure 1, Equation 2.',
    )[0] as Extract<Block, { t: 'par' }>;
    expect(paragraph.c.filter(({ t }) => t !== 'text')).toEqual([
      { t: 'ref', id: 'API RP 17N', v: `API RP${NBSP}17N` },
      { t: 'ref', id: 'API 617', v: `API${NBSP}617` },
      { t: 'see', kind: 'table', n: 3, v: `Table${NBSP}3` },
      { t: 'see', kind: 'figure', n: 1, v: `Figure${NBSP}1` },
      { t: 'see', kind: 'equation', n: 2, v: 'Equation 2' },
    ]);
  });
});

describe('what a document has no form for is refused, with file and line', () => {
  test.each([
    ['a quotation', 'First.\n\n> said', 'line 3 of the text holds a "blockquote"'],
    ['an image', '![alt](x.png)', 'a "image"'],
    ['an unknown component', '<Chart />', '<Chart>'],
    ['a figure within a line', 'See <Figure id="map" /> here', '<Figure>'],
  ])('%s', (_, body, message) => {
    expect(() => convert(body)).toThrow(`src/content/cases/x.mdx: `);
    expect(() => convert(body)).toThrow(message);
  });
});
