import { describe, expect, test } from 'vitest';
import { condense } from '../../../src/documents/condense.ts';
import { coverEmblem, drawing } from '../../../src/documents/drawing.ts';
import { fromMdx } from '../../../src/documents/from-mdx.ts';
import { textOfInline } from '../../../src/documents/inline.ts';
import { proportioned, withTables } from '../../../src/documents/tables.ts';
import { shownEntries } from '../../support/content.ts';
import { settings } from '../../support/settings.ts';

const drawings = settings('drawings');
const convert = (body: string) =>
  fromMdx(body, 'x.mdx', { company: { name: 'M', site: 'https://m.example' } });

describe('a flyer condenses a text by leaving out, never by rewriting', () => {
  const words = (n: number) => Array.from({ length: n }, (_, i) => `w${i}`).join(' ');
  const body = `## What\n\n${words(60)}\n\n${words(30)}:\n\n- ${words(40)}\n\n## Why\n\n${words(200)}\n\nmore`;

  test('each part keeps its heading, its first block, and whole blocks up to the number of words', () => {
    const parts = condense(convert(body), 140);
    expect(parts.map(({ body: kept }) => kept.map(({ t }) => t))).toEqual([
      ['par', 'par', 'list'],
      ['par'],
    ]);
  });
  test('a sentence that introduces a list is left out with it', () => {
    expect(condense(convert(body), 100).map(({ body: kept }) => kept.length)).toEqual([1, 1]);
  });
  test('so it is in the first paragraph, unless it is the only sentence: then it keeps its list', () => {
    const announced = (first: string) =>
      condense(convert(`## What\n\n${first}\n\n- ${words(60)}`), 50)[0]?.body ?? [];
    const text = (first: string) =>
      announced(first).map((block) => (block.t === 'par' ? textOfInline(block.c) : block.t));
    expect(text('Limits are agreed first. Common ones:')).toEqual(['Limits are agreed first.']);
    expect(text('See [the case](/case-studies). Is it so? These are common:')).toEqual([
      'See the case. Is it so?',
    ]);
    expect(text('Common ones:')).toEqual(['Common ones:', 'list']);
  });
});

describe('tables', () => {
  const table = (markdown: string) => {
    const [found] = withTables(convert(markdown));
    if (found?.t !== 'table') throw new Error('no table');
    return proportioned(found);
  };
  test('a column of numbers is set flush right, one of numbers with units is not', () => {
    expect(
      table('| Part | n | h |\n|---|---|---|\n| a | 1,200 | 3 h |\n| b | −4.5 | 4 h |').align,
    ).toEqual(['start', 'end', 'start']);
  });
  test('a short column is as wide as its longest word, the others share what is left', () => {
    const { columns } = table(
      '| Component | What is new in it | P, C |\n|---|---|---|\n| Stator insulation | Resin in contact with condensate | 3, 3 medium |',
    );
    expect(columns).toEqual([{ share: 17 }, { share: 32 }, { chars: 11 }]);
  });
});

test('the emblem of a cover has the proportions of all covers and no text', () => {
  for (const { id, data } of shownEntries('cases')) {
    const { figure } = data;
    const { svg, ratio } = coverEmblem(figure, drawings, drawing(figure, drawings).height);
    expect(ratio, id).toBeGreaterThan(2);
    expect(ratio, id).toBeLessThan(2.4);
    expect(svg).not.toContain('<text');
  }
});
