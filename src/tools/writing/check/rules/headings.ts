import type { Edit } from '../../../../lib/edits.ts';
import { type Node, spanOf, textOf } from '../../model/body.ts';
import { type Content, entriesOf } from '../../model/content.ts';
import type { Entry } from '../../model/entry.ts';
import { type NodeContext, nodeContext } from '../nodes.ts';
import { mentionsIn } from '../numbers/mentions.ts';
import { type DraftFinding, eachEntry, type Rule, type RuleResult } from '../rule.ts';

export const rules: Rule[] = [
  { id: 'heading-level', check: eachEntry(levels) },
  { id: 'heading', check: eachEntry(headings) },
  { id: 'parts', check: parts },
];

/** The headings of a text, each with the level of the one before it. */
function headingsOf({ source }: Entry): { node: Node; depth: number; before: number; next: Node | undefined }[] {
  let last = 1;
  const children = source.tree?.children ?? [];
  return children.flatMap((node, i) => {
    if (node.type !== 'heading') return [];
    const before = last;
    last = node.depth ?? last;
    return [{ node, depth: last, before, next: children[i + 1] }];
  });
}

/** What is below a heading, up to the next one. */
function childrenOf({ source }: Entry, heading: Node): Node[] {
  const below = (source.tree?.children ?? []).slice((source.tree?.children ?? []).indexOf(heading) + 1);
  const end = below.findIndex(({ type }) => type === 'heading');
  return end < 0 ? below : below.slice(0, end);
}

/** The deepest level that page and document of an entry have. */
const deepestOf = ({ collection }: Entry) => (collection === 'pages' || collection === 'team' ? 4 : 3);

/** A heading's mark, and that of another level. */
const hashes = (node: Node, level: number): Edit => {
  const { start } = spanOf(node);
  return { start, end: start + (node.depth ?? 1), text: '#'.repeat(level) };
};

function levels(entry: Entry): RuleResult {
  const { found, raw } = nodeContext(entry);
  return headingsOf(entry).flatMap(({ node, depth }): RuleResult => {
    if (!raw(node).startsWith('#')) return [];
    if (depth === 1) return found(node, 'This is a first-level heading.', 'Only the page’s title is one: use "##".', hashes(node, 2));
    return depth > deepestOf(entry)
      ? found(node, `A heading of level ${depth} is too deep for this text.`, `Use "${'#'.repeat(deepestOf(entry))}" at most.`)
      : [];
  });
}

function headings(entry: Entry): RuleResult {
  const at = nodeContext(entry);
  const { found, raw } = at;
  const seen = new Set<string>();
  return headingsOf(entry).flatMap(({ node, depth, before, next }): RuleResult => {
    if (!raw(node).startsWith('#')) return underlined(node, at);
    const words = textOf(node).trim();
    const isTwice = seen.has(words.toLowerCase());
    seen.add(words.toLowerCase());
    if (!words) return found(node, 'The heading has no words.', 'Write its words after the ##, or take it out.');
    if (depth > before + 1) {
      const fix = hashes(node, before + 1);
      return found(node, `A heading of level ${depth} follows one of level ${before}.`, `Use "${fix.text}".`, fix);
    }
    const advice = (message: string, repair: string): DraftFinding => ({ severity: 'warning', ...found(node, message, repair) });
    if (isTwice) return advice(`The heading “${words}” appears twice in this text.`, 'Give it other words, so that links can name it.');
    const list = childrenOf(entry, node).find(({ type }) => type === 'list');
    const [announced] = mentionsIn(words);
    const items = list?.children?.length ?? 0;
    if (announced?.index === 0 && announced.nouns.length > 0 && list && announced.value !== items && Math.abs(announced.value - items) < 3)
      return advice(`The heading says “${announced.brief}”; the list below it has ${items}.`, 'Correct the heading, or the list.');
    const isEmpty = !next || (next.type === 'heading' && (next.depth ?? 0) <= depth);
    return isEmpty ? advice(`There is nothing below the heading “${words}”.`, 'Write its text, or take the heading out.') : [];
  });
}

/** "Words" with "---" on the next line: meant as a rule, or a pasted row of hyphens. */
function underlined(node: Node, { found, raw }: NodeContext): DraftFinding {
  const text = raw(node).trimEnd();
  const { start } = spanOf(node);
  const fix = { start: start + text.lastIndexOf('\n'), end: start + text.length, text: '' };
  const message = 'The line of hyphens or equals signs below turns this paragraph into a heading.';
  return found(node, message, 'Take that line out; write a heading as “## Words”.', fix);
}

/** A service is described in three parts; their wording is free. */
const PARTS = 3;

function parts(content: Content): RuleResult {
  return entriesOf(content, 'services').flatMap((entry) => {
    const having = headingsOf(entry).filter(({ depth }) => depth === 2);
    const place = (having[PARTS] ?? having.at(-1))?.node ?? entry.source.tree;
    if (!place || having.length === PARTS) return [];
    const repair = 'A service is described in three parts: what is done, why, and how. Each begins with “## …”; use “###” below them.';
    return [nodeContext(entry).found(place, `The text has ${having.length} parts.`, repair)];
  });
}
