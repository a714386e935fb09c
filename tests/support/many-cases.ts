import fs from 'node:fs';
import { FIXTURE_CONTENT } from './fixture.ts';

/** No case of the fixture or of the real site has an id from here on. */
export const FIRST_ID = 1000;

/**
 * Case files for a site with many cases: copies of the existing ones, with other ids and names,
 * without their own white papers.
 * @param count number of all cases, including the existing ones and drafts
 * @param content folder of the content to copy
 * @returns the text of each additional file, by its path in a site
 */
export function manyCases(count: number, content = FIXTURE_CONTENT): Record<string, string> {
  const there = fs
    .readdirSync(`${content}/cases`)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => fs.readFileSync(`${content}/cases/${name}`, 'utf8'));
  const texts = there.filter((text) => !/^draft: true$/m.test(text));
  const made = Array.from({ length: Math.max(0, count - there.length) }, (_, at) => {
    const id = FIRST_ID + at;
    const text = texts[at % texts.length] ?? '';
    const copy = text
      .replace(/^id: \d+$/m, `id: ${id}`)
      .replace(/^whitePaper: .*/m, 'whitePaper: { title: Notes }');
    return [`src/content/cases/case-${id}.mdx`, copy];
  });
  return Object.fromEntries(made);
}
