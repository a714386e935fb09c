import { fieldName } from '../explain-issue.ts';
import type { Problem } from '../problem.ts';
import type { Source } from '../source.ts';
import { valueAt, valuesOf } from './values.ts';

/** Every entry, or part of one, with `sample: true`. */
export const samples = ({ file, data, place }: Source): Problem[] =>
  valuesOf(data)
    .filter(({ path, value }) => path.at(-1) === 'sample' && value === true)
    .map(({ path }) => {
      const of = path.slice(0, -1);
      const name = nameOf(valueAt(data, of)) ?? fieldName(of);
      return {
        file,
        ...place(path),
        message: `${name || 'The entry'} is a sample.`,
        repair: 'Put the real thing in its place, then take out "sample: true".',
      };
    });

/** Name, title or id of an entry, in quotation marks; undefined if it has none. */
function nameOf(entry: unknown): string | undefined {
  const fields = entry as Record<string, unknown>;
  const name = fields.name ?? fields.title ?? fields.id;
  return name === undefined ? undefined : `“${name}”`;
}
