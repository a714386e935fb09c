/** A text with front matter, in four parts that together make up the text. */
interface FrontMatter {
  /** The first line "---", with its line break. */
  opening: string;
  /** The lines of the fields, each with its line break; empty if there are none. */
  yaml: string;
  /** The second line "---", with its line break if it has one. */
  closing: string;
  /** Everything after it. */
  body: string;
}

/**
 * Lines end in LF or CRLF; spaces after the hyphens and a byte order mark before the first line are
 * allowed.
 */
const FRONT_MATTER = /^(\uFEFF?---[^\S\n]*\n)((?:[^\n]*\n)*?)(---[^\S\n]*(?:\n|$))/;

/**
 * Splits the text of an .mdx file; undefined if it does not start with front matter, or the second
 * line "---" is missing.
 */
export function splitFrontMatter(text: string): FrontMatter | undefined {
  const [whole, opening = '', yaml = '', closing = ''] = FRONT_MATTER.exec(text) ?? [];
  return whole === undefined
    ? undefined
    : { opening, yaml, closing, body: text.slice(whole.length) };
}
