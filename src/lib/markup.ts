import { escapeHtml } from './typeset.ts';

/**
 * An element of a drawing as data: `markup` writes it as text, and a browser can make a node of it.
 */
export interface SvgNode {
  name: string;
  attributes: Attributes;
  children: readonly (SvgNode | string)[];
}
/** One without a value is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

export const element = (
  name: string,
  attributes: Attributes,
  ...children: (SvgNode | string)[]
): SvgNode => ({
  name,
  attributes,
  children,
});

/** Attributes as text, each after a space, without those that have no value. */
export const attributes = (values: Attributes): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('');

/** Elements and texts as SVG. */
export const markup = (...nodes: readonly (SvgNode | string)[]): string =>
  nodes.map(serialise).join('');

function serialise(node: SvgNode | string): string {
  if (typeof node === 'string') return escapeHtml(node);
  const start = node.name + attributes(node.attributes);
  return node.children.length > 0
    ? `<${start}>${markup(...node.children)}</${node.name}>`
    : `<${start}/>`;
}
