import fs from 'node:fs';

const FOLDER = 'src/content/cases';

/**
 * Case files for a site that has many: made from the real ones, each with an id and a name of its own, without the paper that belongs to one case.
 * @param count cases in all, the real ones among them
 * @returns the further files by their path, with their text
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
