import { COLLECTION_NAMES } from '../../src/tools/content-check/model.ts';
import { fieldTexts, shownEntries } from './content.ts';
import type { BuiltPage } from './dist.ts';

/** How many characters of a page's text come from one entry. */
interface Contribution {
  /** The entry's file, with its id where the file is a list of entries. */
  entry: string;
  characters: number;
}

/** Texts with fewer characters are labels, which many entries share. */
const SHORTEST = 20;
const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The entries that a page shows texts of, the one with the most characters first. */
function contributionsTo({ $ }: Pick<BuiltPage, '$'>): Contribution[] {
  const page = squeezed($('body').text());
  return COLLECTION_NAMES.filter((name) => name !== 'settings')
    .flatMap((name) => shownEntries(name))
    .map(({ id, file, data, body }) => {
      const texts = [...fieldTexts(data).map(({ text }) => text), ...body.split(/\n\n|(?<=[.?!])\s/)];
      const shown = texts.map(squeezed).filter((text) => text.length >= SHORTEST && page.includes(text));
      const entry = file.endsWith('.yaml') ? `${file} (${id})` : file;
      return { entry, characters: shown.reduce((sum, { length }) => sum + length, 0) };
    })
    .filter(({ characters }) => characters > 0)
    .sort((a, b) => b.characters - a.characters);
}

/** Message about a page that exceeds its budget: by how many bytes, and which entries its text comes from. */
export function tooHeavy(page: Pick<BuiltPage, '$'>, bytes: number, limit: number): string {
  const entries = contributionsTo(page)
    .slice(0, 3)
    .map(({ entry, characters }) => `${entry}, ${characters} characters`);
  return `${bytes} bytes of HTML, ${bytes - limit} more than the ${limit} allowed. Most of its text comes from ${entries.join('; ')}`;
}
