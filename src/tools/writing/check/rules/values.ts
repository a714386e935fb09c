import { isScalar, visit } from 'yaml';
import type { Source } from '../../model/source.ts';
import { atOffset, type DraftFinding, type Rule } from '../rule.ts';

/** Plain texts after which YAML reads a comment: "Train #3" is "Train". */
export const rules: Rule[] = [{ code: 'text-cut', check: ({ sources }) => sources.map(cutAtNote) }];

function cutAtNote(source: Source): DraftFinding[] {
  const found: DraftFinding[] = [];
  if (source.problem) return found;
  visit(source.document, (key, node) => {
    if (key === 'key' || !isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string')
      return;
    const end = node.range?.[1] ?? 0;
    const [, spaces = '', comment = ''] = /^( +)(#[^\r\n]*)/.exec(source.text.slice(end)) ?? [];
    if (!comment) return;
    const message = `The text ends before “${comment.slice(0, 40)}”: after a space, # starts a note, which nobody sees.`;
    const repair = 'Put the whole text in quotation marks; put a real note on a line of its own.';
    found.push(atOffset(source, end + spaces.length, message, repair));
  });
  return found;
}
