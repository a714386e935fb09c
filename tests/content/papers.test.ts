import { describe, expect, test } from 'vitest';
import { checkExample, checkPlaces } from '../../src/commands/content/paper.ts';
import { quantities } from '../../src/figures/quantities.ts';
import { countWords } from '../../src/lib/words.ts';
import { type PaperData, paperSchema } from '../../src/schemas/paper.ts';
import { shownEntries, textsOf } from '../support/content.ts';

const papers = shownEntries('papers').map(({ id, body, data }) => ({ id, body, data: paperSchema().parse(data) }));
const cases = shownEntries('cases');
const caseOf = (id: string) => cases.filter(({ data }) => String(data.whitePaper.paper) === id);
const paper = (id: string): PaperData => papers.find((each) => each.id === id)?.data ?? paperSchema().parse({});

describe('white papers and cases', () => {
  test('belong together one to one', () => {
    expect(papers.length).toBeGreaterThanOrEqual(1);
    expect(papers.filter(({ id }) => caseOf(id).length !== 1).map(({ id }) => id)).toEqual([]);
  });
  test('the title of a paper is the one that its case promises', () => {
    for (const { id, data } of papers) expect(caseOf(id)[0]?.data.whitePaper.title, id).toBe(data.title);
  });
});

describe('the worked examples', () => {
  test.each(papers.map(({ id, data }) => [id, data] as const))('%s: every result follows from what is given', (_, data) => {
    expect(checkExample(data)).toEqual([]);
  });

  test('a result that does not follow is found, with what would follow', () => {
    const data = structuredClone(paper('gas-turbine-selection'));
    const result = data.example.results.site;
    if (!result) throw new Error('no such result');
    result.value = '19.4';
    const [found, ...others] = checkExample(data);
    expect(found?.message).toBe('site is printed as 19.4.');
    expect(found?.repair).toMatch(/^Its expression gives 18\.8/);
    expect(others).toEqual([]);
    result.by = 'iso * (';
    expect(checkExample(data)[0]?.message).toBe('site cannot be computed.');
    result.by = 'iso';
    result.equation = 'nowhere';
    expect(checkExample(data)[0]?.message).toBe('site names the equation "nowhere".');
  });

  /** What is given as the case's number and does not stand in the case's text. */
  const strange = ({ id, data }: (typeof papers)[number], texts: string[]) => {
    const known = texts.flatMap((text) => quantities(text).map(({ value }) => Math.abs(value)));
    return Object.entries(data.example.given)
      .filter(([, { stated, value }]) => stated && !known.includes(Math.abs(quantities(value)[0]?.value ?? Number.NaN)))
      .map(([name, { value }]) => `${id}: ${name} ${value}`);
  };
  const wordsOfCase = (id: string) => caseOf(id).flatMap(({ data, body }) => [body, ...textsOf(data).map(({ text }) => text)]);

  test('begin with the numbers of their cases', () => {
    expect(papers.flatMap((each) => strange(each, wordsOfCase(each.id)))).toEqual([]);
    const some = papers.find(({ id }) => id === 'gas-turbine-selection');
    if (!some) throw new Error('no such paper');
    expect(strange(some, ['At 36 °C the machine gives 18.9 MW.']).length).toBeGreaterThan(3);
  });
});

describe('the text of a paper', () => {
  test('has 900 to 1,800 words unless it is long on purpose', () => {
    for (const { id, body } of papers.filter(({ data }) => !data.long)) {
      expect(countWords(body), id).toBeGreaterThanOrEqual(900);
      expect(countWords(body), id).toBeLessThanOrEqual(1800);
    }
  });
  test('places every equation, drawing and the example once, and names every reference', () => {
    for (const { id, body, data } of papers) expect(checkPlaces(data, body), id).toEqual([]);
  });
  test('one that is left out, placed twice or never named is found', () => {
    const data = paper('lm2500-reliability');
    const [first = ''] = Object.keys(data.equations);
    const body = papers.find(({ id }) => id === 'lm2500-reliability')?.body ?? '';
    const tag = `<Equation id="${first}" />`;
    expect(checkPlaces(data, body.replace(tag, '')).map(({ message }) => message)).toEqual([`The text holds ${tag} 0 times.`]);
    expect(checkPlaces(data, `${body}\n\n<Example />`).map(({ message }) => message)).toEqual(['The text holds <Example /> 2 times.']);
    expect(checkPlaces(data, body.replaceAll('IEC 61014', 'a standard')).map(({ message }) => message)).toEqual([
      'The text never names IEC 61014.',
    ]);
  });
});
