import { describe, expect, test } from 'vitest';
import { checkExample, checkPlaces } from '../../src/commands/content/paper.ts';
import { quantities } from '../../src/figures/quantities.ts';
import { wordCount } from '../../src/lib/words.ts';
import { type PaperData, paperSchema } from '../../src/schemas/paper.ts';
import { fieldTexts, shownEntries } from '../support/content.ts';
import { none } from '../support/none.ts';

const papers = shownEntries('papers').map(({ id, body, data }) => ({ id, body, data: paperSchema().parse(data) }));
const cases = shownEntries('cases');
const caseOf = (id: string) => cases.filter(({ data }) => String(data.whitePaper.paper) === id);
const fileOf = (id: string) => `src/content/papers/${id}.mdx`;
const paper = (id: string): PaperData => papers.find((each) => each.id === id)?.data ?? paperSchema().parse({});

describe('white papers and cases', () => {
  test('belong together one to one', () => {
    expect(papers.length).toBeGreaterThanOrEqual(1);
    none(
      papers
        .filter(({ id }) => caseOf(id).length !== 1)
        .map(({ id }) => `${fileOf(id)}: ${caseOf(id).length} cases name it under whitePaper; it takes one`),
    );
  });
  test('the title of a paper is the one that its case promises', () => {
    none(
      papers
        .filter(({ id, data }) => caseOf(id)[0]?.data.whitePaper.title !== data.title)
        .map(({ id, data }) => `${fileOf(id)}: its title “${data.title}” is not the one under whitePaper of ${caseOf(id)[0]?.file}`),
    );
  });
});

describe('the worked examples', () => {
  test.each(papers.map(({ id, data }) => [id, data] as const))('%s: every result follows from what is given', (id, data) => {
    none(checkExample(data).map(({ message, repair }) => `${fileOf(id)}: ${message} ${repair}`));
  });

  test('a result that does not follow is found, with what would follow', () => {
    const data = structuredClone(paper('gas-turbine-selection'));
    const result = data.example.results.site;
    if (!result) throw new Error('no such result');
    result.value = '19.4';
    const [found, ...others] = checkExample(data);
    expect(found?.message).toBe('site is printed as 19.4.');
    expect(found?.repair).toMatch(/^Its expression gives 18\.8/);
    expect(others).toHaveLength(0);
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
      .map(([name, { value }]) => `${fileOf(id)}: ${name} is ${value}, “stated”, but its case doesn’t give that number`);
  };
  const wordsOfCase = (id: string) => caseOf(id).flatMap(({ data, body }) => [body, ...fieldTexts(data).map(({ text }) => text)]);

  test('begin with the numbers of their cases', () => {
    none(papers.flatMap((each) => strange(each, wordsOfCase(each.id))));
    const some = papers.find(({ id }) => id === 'gas-turbine-selection');
    if (!some) throw new Error('no such paper');
    expect(strange(some, ['At 36 °C the machine gives 18.9 MW.']).length).toBeGreaterThan(3);
  });
});

describe('the text of a paper', () => {
  test('has 900 to 1,800 words unless it is long on purpose', () => {
    none(
      papers
        .filter(({ data, body }) => !data.long && (wordCount(body) < 900 || wordCount(body) > 1800))
        .map(({ id, body }) => `${fileOf(id)}: ${wordCount(body)} words; a paper has 900 to 1,800`),
    );
  });
  test('places every equation, drawing and the example once, and names every reference', () => {
    none(
      papers.flatMap(({ id, body, data }) => checkPlaces(data, body).map(({ message, repair }) => `${fileOf(id)}: ${message} ${repair}`)),
    );
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
