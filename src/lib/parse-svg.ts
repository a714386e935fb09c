import { load } from 'cheerio/slim';

/** An SVG file: the attributes of its root element, and the markup inside it. */
interface Svg {
  attributes: Record<string, string>;
  inside: string;
}

/**
 * Parses an SVG file.
 * @returns undefined if the text has no <svg> element
 */
export function parseSvg(text: string): Svg | undefined {
  const [root] = load(text, { xml: { withStartIndices: true, withEndIndices: true } })(':root')
    .filter('svg')
    .toArray();
  if (!root) return undefined;
  const { firstChild, lastChild, attribs } = root;
  const inside =
    firstChild && lastChild
      ? text.slice(firstChild.startIndex ?? 0, (lastChild.endIndex ?? 0) + 1)
      : '';
  return { attributes: { ...attribs }, inside: inside.trim() };
}
