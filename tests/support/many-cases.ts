import fs from 'node:fs';

const FOLDER = 'src/content/cases';

/**
 * Case files for a site with many cases: copies of the real ones with other ids and names, without white papers of their own.
 * @param count number of all cases, including the real ones
 * @returns the text of each additional file, by path
 */
export function manyCases(count: number): Record<string, string> {
  const texts = fs.readdirSync(FOLDER).map((name) => fs.readFileSync(`${FOLDER}/${name}`, 'utf8'));
  const made = Array.from({ length: Math.max(0, count - texts.length) }, (_, at) => {
    const id = texts.length + at + 1;
    const text = texts[at % texts.length] ?? '';
    return [`${FOLDER}/case-${id}.mdx`, text.replace(/^id: \d+$/m, `id: ${id}`).replace(/^ {2}paper: .*\n/m, '')];
  });
  return Object.fromEntries(made);
}
