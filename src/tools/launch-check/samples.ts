import { atKey } from '../writing/check/rule.ts';
import { field, fieldName, valuesIn } from '../writing/model/entry.ts';
import type { Problem } from '../writing/model/problem.ts';
import type { Source } from '../writing/model/source.ts';

/** Every entry, or part of one, with `sample: true`. */
export const samples = (source: Source): Problem[] =>
  valuesIn(source.data)
    .filter(({ path, value }) => path.at(-1) === 'sample' && value === true)
    .map(({ path }) => {
      const of = path.slice(0, -1);
      const name = nameOf(field(source.data, ...of)) ?? (fieldName(of) || 'The entry');
      return atKey(source, path, `${name} is a sample.`, 'Replace it with the real thing, then take out "sample: true".');
    });

/** Name, title or id of an entry, in quotation marks; undefined if it has none. */
function nameOf(entry: unknown): string | undefined {
  const name = field(entry, 'name') ?? field(entry, 'title') ?? field(entry, 'id');
  return name === undefined ? undefined : `“${name}”`;
}
