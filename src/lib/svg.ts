import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** An SVG file: the attributes of its root element, and the markup inside it. */
export interface Svg {
  attributes: Record<string, string>;
  inside: string;
}

/**
 * Parses an SVG file.
 * @returns undefined if the text has no <svg> element
 */
export function parseSvg(text: string): Svg | undefined {
  const root = parseFragment(text, { sourceCodeLocationInfo: true }).childNodes.find(isSvg);
  const { startTag, endTag } = root?.sourceCodeLocation ?? {};
  if (!root || !startTag) return undefined;
  return {
    attributes: Object.fromEntries(root.attrs.map(({ name, value }) => [name, value])),
    inside: text.slice(startTag.endOffset, endTag?.startOffset).trim(),
  };
}

const isSvg = (node: DefaultTreeAdapterTypes.ChildNode): node is DefaultTreeAdapterTypes.Element => node.nodeName === 'svg';
