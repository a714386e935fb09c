import { parsePatch } from 'diff';
import { z } from 'zod';
import { listFromGitHub, sendToGitHub } from '../../../lib/node/github.ts';
import type { Repair } from '../report-schema.ts';

const fileSchema = z.object({ filename: z.string(), patch: z.string().optional() });
const commentSchema = z.object({ path: z.string(), body: z.string() });

/** A suggested change to one line, which an author accepts with a click. */
export interface Suggestion {
  path: string;
  line: number;
  side: 'RIGHT';
  body: string;
}

/** Line numbers of the new file that a patch shows: GitHub accepts comments on these lines only. */
export function linesOf(patch: string): Set<number> {
  const lines = new Set<number>();
  for (const { hunks } of parsePatch(patch))
    for (const { newStart, lines: shown } of hunks) {
      let line = newStart;
      for (const text of shown) if (text.startsWith('+') || text.startsWith(' ')) lines.add(line++);
    }
  return lines;
}

/** A code block whose fence is longer than any run of backticks in the text, so that no text can close it. */
function fenced(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}suggestion\n${text}\n${fence}`;
}

/** A suggestion for each fix from the content check on a line that the pull request shows. */
export function suggestionsFor(
  repairs: readonly Repair[],
  files: readonly { filename: string; patch?: string | undefined }[],
): Suggestion[] {
  const shown = new Map(files.map(({ filename, patch }) => [filename, linesOf(patch ?? '')]));
  return repairs.flatMap(({ file, line, rule, text }) =>
    !text.includes('\n') && shown.get(file)?.has(line)
      ? [{ path: file, line, side: 'RIGHT' as const, body: `**${rule}**\n\n${fenced(text)}` }]
      : [],
  );
}

/** Adds suggestions to a pull request, except those it already has. @returns the number of new ones */
export function writeSuggestions(number: number, repairs: readonly Repair[]): number {
  const files = z.array(fileSchema).parse(listFromGitHub(`/pulls/${number}/files`));
  const there = z.array(commentSchema).parse(listFromGitHub(`/pulls/${number}/comments`));
  const comments = suggestionsFor(repairs, files).filter((one) => !there.some(({ path, body }) => path === one.path && body === one.body));
  if (comments.length > 0) sendToGitHub('POST', `/pulls/${number}/reviews`, { event: 'COMMENT', comments });
  return comments.length;
}
