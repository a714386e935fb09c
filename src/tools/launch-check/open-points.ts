import type { Content } from '../writing/model/content.ts';
import type { Problem } from '../writing/model/problem.ts';
import { placeholders } from './placeholders.ts';
import { samples } from './samples.ts';
import { standIns } from './stand-ins.ts';

/**
 * All samples, stand-ins and placeholders that the site still uses, in the order of the files. It does not judge whether the content
 * is correct: that is the content check's task.
 */
export const openPoints = (content: Content): Problem[] =>
  [...content.sources.flatMap(samples), ...content.sources.flatMap(placeholders), ...standIns(content)].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
