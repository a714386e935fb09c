import { mdxToMdast } from 'satteri';
import type { Stretch } from './edits.ts';
import type { AdviceAt } from './problem.ts';

/** A node of the text's tree, with the parts that the rules use. */
export interface TextNode {
  type: string;
  position?: { start: { offset: number }; end: { offset: number } };
  children?: TextNode[];
  depth?: number;
  checked?: boolean | null;
  url?: string;
  name?: string | null;
  value?: string;
  attributes?: { type: string; name?: string; value?: unknown }[];
}

/** A node and all below it, in the order of the text. */
export const nodesIn = (node: TextNode | undefined): TextNode[] =>
  node ? [node, ...(node.children ?? []).flatMap(nodesIn)] : [];

export const spanOf = ({ position }: TextNode): Stretch => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** The words of a node, without marks. */
export const textOf = (node: TextNode): string =>
  node.value ?? (node.children ?? []).map(textOf).join('');

/**
 * Reads the text below the fields.
 * @returns the tree, with offsets in the body, or the first place that can't be read
 */
export function readBody(body: string): {
  tree: TextNode | undefined;
  problem: AdviceAt | undefined;
} {
  try {
    return { tree: mdxToMdast(body) as TextNode, problem: undefined };
  } catch (error) {
    return { tree: undefined, problem: explain((error as Error).message, body) };
  }
}

const MARKDOWN: Record<string, string> = {
  a: 'Write a link as [text](/path).',
  'b strong': 'Write bold text as **text**.',
  'i em u': 'Write emphasis as *text*.',
  br: 'Start a new paragraph with an empty line.',
  'p div span': 'Take it out; an empty line starts a new paragraph.',
  sup: 'Write the character itself: m², m³, 10⁻³.',
  sub: 'Write it plainly: CO2, H2S.',
};
export const markdownFor = (tag: string): string | undefined =>
  Object.entries(MARKDOWN).find(([names]) => names.split(' ').includes(tag.toLowerCase()))?.[1];

/** Where to put notes that only writers read. */
export const NOTE =
  'Take it out. A note to colleagues goes among the fields, on a line that starts with #.';

function explain(message: string, text: string): AdviceAt {
  const at = placeIn(text, message);
  if (/[{}]/.test(text.charAt(at))) return codeAt(text, at);
  if (/expression|acorn/i.test(message))
    return codeAt(text, Math.max(text.lastIndexOf('{', at), 0));
  return tagAt(text, Math.max(text.lastIndexOf('<', at), text.lastIndexOf('\n', at - 1) + 1));
}

/** The offset of the place that a message of the parser names. */
function placeIn(text: string, message: string): number {
  // Of an unclosed tag, the message gives the place further on.
  const [, line, column] =
    /`<[^`]*` \((\d+):(\d+)\)/.exec(message) ?? /^(\d+):(\d+):/.exec(message) ?? [];
  const above = text.split('\n').slice(0, Number(line ?? 1) - 1);
  const start = [...above, ''].join('\n').length;
  return Math.min(start + Number(column ?? 1) - 1, text.length);
}

const codeAt = (text: string, brace: number): AdviceAt => [
  brace,
  'A brace would be read as code.',
  `Write it as \\${text[brace]}, or in round brackets.`,
];

function tagAt(text: string, offset: number): AdviceAt {
  if (text.startsWith('<!--', offset)) return [offset, 'The text contains an HTML comment.', NOTE];
  const [tag, name = ''] =
    /^<\/?([A-Za-z][\w.-]*)(?![\w.:@-])[^>\n]*>?/.exec(text.slice(offset)) ?? [];
  if (!tag)
    return [
      offset,
      'A “<” would start a tag.',
      'Write it as &lt;, or in words; write a link as [text](https://…).',
    ];
  const isComponent = /^[A-Z]/.test(name);
  return [
    offset,
    `The tag ${tag.slice(0, 40)} can’t be read here.`,
    isComponent ? `Write <${name} />; write a real “<” as &lt;.` : insteadOfTags(text, name),
  ];
}

/** What to write instead of a tag and, since the parser names only the first, of all others. */
function insteadOfTags(text: string, first: string): string {
  const others = [...text.matchAll(/<([a-z][a-z0-9]*)\b/gi)].map(([, name = '']) => name);
  const known = new Set([first, ...others].flatMap((name) => markdownFor(name) ?? []));
  return [...known].join(' ') || 'Write it in Markdown; a real “<” is written &lt;.';
}
