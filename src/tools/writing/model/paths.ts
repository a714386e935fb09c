import fs from 'node:fs';
import path from 'node:path';

export const CONTENT = 'src/content';
/** Former paths of the site and where each leads now. */
export const REDIRECTS_FILE = `${CONTENT}/redirects.yaml`;
/** Every path that ever was a page or a document of the site, one per line. */
export const URLS = `${CONTENT}/urls.txt`;
/** Correct words that the British dictionary does not have, one per line. */
export const DICTIONARY = `${CONTENT}/dictionary.txt`;

/** What this site writes another way, or not at all. */
export const HOUSE_STYLE = `${CONTENT}/house-style.yaml`;

export const numbersFile = (file: string) => file.replace(/\.mdx$/, '.numbers.yaml');

export const isPicture = (file: string): boolean =>
  /\.(?:jpe?g|png|webp|avif|gif|svg|tiff?)$/i.test(file);

/** The text of urls.txt with further paths, each before the first that follows it. Notes stay. */
export function withUrls(urls: readonly string[], further: readonly string[]): string {
  const lines = urls.filter(Boolean);
  for (const url of further.filter((each) => !lines.includes(each))) {
    const next = lines.findIndex((line) => line > url && !line.startsWith('#'));
    lines.splice(next < 0 ? lines.length : next, 0, url);
  }
  return `${lines.join('\n')}\n`;
}

/** The lines of a content file that is a plain list; none if it is missing. */
export function linesIn(root: string, file: string): string[] {
  const full = path.join(root, file);
  const text = fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : '';
  return text.split(/\r?\n/).map((line) => line.trim());
}
