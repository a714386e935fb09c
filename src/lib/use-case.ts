import type { SettingsOf } from '../schemas/settings.ts';
import { fill } from './fill.ts';

/** The three paragraphs of a use-case text. */
export interface UseCase {
  problem: string;
  approach: string;
  outcome: string;
}

type UseCaseResult = { ok: true; useCase: UseCase } | { ok: false; problems: string[] };

const HEADINGS: { key: keyof UseCase; name: string; pattern: RegExp }[] = [
  { key: 'problem', name: 'Client Problem', pattern: /^client problem:?$/i },
  { key: 'approach', name: 'Approach', pattern: /^(?:\S+(?: \S+){0,3} )?approach:?$/i },
  { key: 'outcome', name: 'Intervention Outcome', pattern: /^intervention outcome:?$/i },
];

/**
 * Finds the headings Client Problem, "<any words> Approach" and Intervention Outcome in a text of
 * blank-line-separated blocks and takes the paragraph after each (specification, section 3).
 * @param text blocks; a heading may carry markdown hashes, asterisks or a colon
 * @returns the three paragraphs, each on one line; or every problem found, each naming its heading.
 * Never throws.
 */
export function parseUseCase(text: string): UseCaseResult {
  const blocks = text
    .split(/\n[^\S\n]*\n/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const heading = (block: string) =>
    HEADINGS.find(({ pattern }) => pattern.test(block.replace(/^#+\s*|[*_]/g, '').trim()));

  const found = new Map<keyof UseCase, string>();
  const problems: string[] = [];
  blocks.forEach((block, at) => {
    const head = heading(block);
    if (!head) return;
    const next = blocks[at + 1];
    if (found.has(head.key)) problems.push(`The heading "${head.name}" appears twice. Keep one.`);
    else if (!next || heading(next))
      problems.push(
        `No paragraph follows the heading "${head.name}". Write it after a blank line.`,
      );
    found.set(head.key, next ?? '');
  });
  for (const { key, name } of HEADINGS)
    if (!found.has(key))
      problems.push(
        `The heading "${name}" is missing. Put it on a line of its own between blank lines.`,
      );

  if (problems.length > 0) return { ok: false, problems };
  const { problem = '', approach = '', outcome = '' } = Object.fromEntries(found);
  return { ok: true, useCase: { problem, approach, outcome } };
}

/** The paragraphs under their titles, as a service's page and its flyer show them. */
export const useCaseBlocks = (
  { problem, approach, outcome }: UseCase,
  firm: string,
  labels: SettingsOf<'interface'>['service'],
) => [
  { title: labels.problem, text: problem },
  { title: fill(labels.approach, { firm }), text: approach },
  { title: labels.outcome, text: outcome },
];
