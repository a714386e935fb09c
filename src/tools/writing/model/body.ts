import { mdxToMdast } from 'satteri';
import type { Stretch } from '../../../lib/edits.ts';
import type { TextProblem } from './problem.ts';

/** A node of the text's tree, with the parts that the rules use. */
export interface Node {
  type: string;
  position?: { start: { offset: number }; end: { offset: number } };
  children?: Node[];
  depth?: number;
  /** The number of a list’s first item; none if the list isn’t numbered. */
  start?: number | null;
  /** Whether a list item with a tick box is ticked. */
  checked?: boolean | null;
  /** Name of a link whose path is given elsewhere. */
  identifier?: string;
  url?: string;
  alt?: string;
  name?: string | null;
  value?: string;
  attributes?: { type: string; name?: string; value?: unknown }[];
}

/** A node and all below it, in the order of the text. */
export const nodesIn = (node: Node | undefined): Node[] => (node ? [node, ...(node.children ?? []).flatMap(nodesIn)] : []);

/** Where a node is in the file. */
export const spanOf = ({ position }: Node): Stretch => ({ start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 });

/** The words of a node, without marks. */
export const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');

/** Report at most this many unreadable places. */
const MOST = 12;

/**
 * Reads the text under the front matter. A place that can't be read is reported and blanked, so that the next one is found as well.
 * @returns the tree of what can be read, with offsets in the body
 */
export function readBody(body: string): { tree: Node | undefined; problems: TextProblem[] } {
  const problems: TextProblem[] = [];
  let text = body;
  while (problems.length < MOST) {
    try {
      return { tree: mdxToMdast(text) as Node, problems };
    } catch (error) {
      const { blank, ...problem } = explain((error as Error).message, text);
      problems.push(problem);
      const masked = blank.reduce(
        (all, { start, end }) => all.slice(0, start) + all.slice(start, end).replace(/[^\r\n]/g, ' ') + all.slice(end),
        text,
      );
      if (masked === text) break;
      text = masked;
    }
  }
  return { tree: undefined, problems };
}

/** HTML tags and what to write in Markdown. */
const MARKDOWN: Record<string, string> = {
  a: 'Write a link as [text](/path).',
  'b strong': 'Write bold text as **text**.',
  'i em u': 'Write emphasis as *text*.',
  br: 'Start a new paragraph with an empty line.',
  'p div span': 'Take it out; an empty line starts a new paragraph.',
  'h1 h2 h3 h4': 'Write a heading as ## Text, or ### Text.',
  'ul ol li': 'Write a list with a line “- text” or “1. text” for each item.',
  img: 'Take it out; the picture is the drawing in the front matter.',
  'table tr td th': 'Write a table with lines “| a | b |”, the second one “| --- | --- |”.',
  sup: 'Write the character itself: m², m³, 10⁻³.',
  sub: 'Write it plainly: CO2, H2S.',
  iframe: 'Take it out; embeds are set up in settings/embeds.yaml.',
};
const MARKDOWN_FOR = new Map(
  Object.entries(MARKDOWN).flatMap(([names, repair]) => names.split(' ').map((name) => [name, repair] as const)),
);
export const markdownFor = (tag: string): string | undefined => MARKDOWN_FOR.get(tag.toLowerCase());

interface Explained extends TextProblem {
  /** The stretches that are blanked before the text is read again. */
  blank: Stretch[];
}

function explain(message: string, text: string): Explained {
  const [, line = '1', column = '1'] = /^(\d+):(\d+):/.exec(message) ?? [];
  const at = offsetOf(text, Number(line), Number(column));
  // The message gives the place of an unclosed tag further on.
  const [, openLine, openColumn] = /`<[^`]*` \((\d+):(\d+)\)/.exec(message) ?? [];
  if (openLine && openColumn) return tagProblem(text, offsetOf(text, Number(openLine), Number(openColumn)));
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const angle = text.lastIndexOf('<', at);
  const hasAngle = angle >= lineStart;
  if (/in expression|acorn|expression/i.test(message) || text[at] === '{' || text[at] === '}') {
    const brace = text[at] === '}' ? at : Math.max(text.lastIndexOf('{', Math.max(at - 1, 0)), text[at] === '{' ? at : -1);
    const start = brace >= 0 ? brace : at;
    const sign = text[start] ?? '{';
    const repair = `Write it as \\${sign}, or in round brackets.`;
    const problem = { offset: start, message: `A brace “${sign}” would be read as code.`, repair, blank: [{ start, end: start + 1 }] };
    // Words between two braces are most likely a note to somebody: it would then be shown.
    return /^\{[^{}\n]*\}/.test(text.slice(start)) ? problem : { ...problem, fix: { start, end: start, text: '\\' } };
  }
  if (hasAngle && text.startsWith('<!--', angle)) {
    const close = text.indexOf('-->', angle);
    const comment = { start: angle, end: close < 0 ? lineEnd(text, angle) : close + 3 };
    return { offset: angle, message: 'The text contains an HTML comment.', repair: NOTE, blank: [comment] };
  }
  const web = /^<(https?:\/\/[^>\s]+|[^\s<>@]+@[^\s<>]+)>/.exec(text.slice(Math.max(angle, 0)));
  if (hasAngle && web)
    return {
      offset: angle,
      message: `${web[0]} isn’t a link here.`,
      repair: `Write [text](${web[1]?.includes('://') ? '' : 'mailto:'}${web[1]}).`,
      blank: [{ start: angle, end: angle + web[0].length }],
    };
  if (hasAngle && /^<\/?[A-Za-z]/.test(text.slice(angle))) return tagProblem(text, angle);
  const start = hasAngle ? angle : at;
  return {
    offset: start,
    message: 'A “<” would start a tag.',
    repair: 'Write it as &lt;, or in words: below, less than.',
    ...(text[start] === '<' && { fix: { start, end: start + 1, text: '&lt;' } }),
    blank: [{ start, end: text[start] === '<' ? start + 1 : lineEnd(text, start) }],
  };
}

/** Where to put notes that only writers read. */
export const NOTE = 'Take it out. A note to colleagues goes in the front matter, on a line that starts with #.';

function tagProblem(text: string, start: number): Explained {
  const [tag = '<', name = ''] = /^<\/?([A-Za-z][\w.-]*)[^>\n]*>?/.exec(text.slice(start)) ?? [];
  const own = { start, end: start + tag.length };
  if (/^<[A-Z]{2,}[^a-z]*>$/.test(tag))
    return {
      offset: start,
      message: `“${tag}” still has to be filled in.`,
      repair: 'Write what belongs there, or make the entry a draft: draft: true',
      blank: [own],
    };
  if (/^<[A-Z].*>$/.test(tag)) {
    const closed = tag.replace(/\s*>$/, ' />');
    return {
      offset: start,
      message: `The tag ${tag} is never closed.`,
      repair: `Write ${closed}`,
      fix: { ...own, text: closed },
      blank: [own],
    };
  }
  // Both halves of a pair are blanked, so that the closing one isn't reported as well.
  const close = tag.startsWith('</') ? null : new RegExp(`</${name}\\s*>`).exec(text.slice(own.end));
  const other = close ? [{ start: own.end + close.index, end: own.end + close.index + close[0].length }] : [];
  return {
    offset: start,
    message: `The text contains HTML: ${tag.slice(0, 40)}`,
    repair: markdownFor(name) ?? 'Write it in Markdown; a real “<” is written &lt;.',
    blank: [own, ...other],
  };
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let n = 1; n < line; n++) start = text.indexOf('\n', start) + 1 || text.length;
  return Math.min(start + column - 1, text.length);
}

const lineEnd = (text: string, from: number) => {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
};
