import { counted } from '../../lib/words.ts';
import { formatProblem, type Problem } from '../writing/model/problem.ts';

/**
 * Why a site with open points does not go live: every point with its place, then the two ways on.
 * @returns undefined for a site without open points; `summary` is one line of Markdown
 */
export function refusal(points: readonly Problem[]): { text: string; summary: string } | undefined {
  if (points.length === 0) return undefined;
  const count = counted(points.length, 'open point');
  return {
    text: [
      ...points.map((point) => `${formatProblem(point)}\n`),
      `Not deployed: ${count} in the launch check. Close them, or go live with them all the same: npm run deploy -- --with-open-points`,
    ].join('\n'),
    summary: `Not deployed: ${count}. \`npm run launch-check\` lists them; \`npm run deploy -- --with-open-points\` goes live all the same.`,
  };
}
