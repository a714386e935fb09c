import { isInQuotation, LIKELY } from '../writing/check/unfinished-marks.ts';
import type { Content } from '../writing/model/content.ts';
import { field, fieldName, valuesIn } from '../writing/model/entry.ts';
import type { Problem } from '../writing/model/problem.ts';
import type { Source } from '../writing/model/source.ts';
import { unconnected } from './unconnected.ts';

/** Reserved host names (RFC 2606), and the account names of the README's examples. */
const UNREAL =
  /\.(?:example|invalid|test)\b|(?<![\w-])example\.(?:com|net|org)\b|\byour-(?:name|form|domain)\b|\byourID\b/;

/** All samples, placeholders and third parties that are not connected, in the order of the files. */
export const openPoints = (content: Content): Problem[] =>
  [
    ...content.sources.flatMap(samples),
    ...content.sources.flatMap(placeholders),
    ...unconnected(content),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);

/** Every entry, or part of one, with `sample: true`. */
const samples = (source: Source): Problem[] =>
  valuesIn(source.data)
    .filter(({ path, value }) => path.at(-1) === 'sample' && value === true)
    .map(({ path }) => {
      const part = path.slice(0, -1);
      const [name] = ['name', 'title', 'id'].flatMap(
        (key) => field(source.data, ...part, key) ?? [],
      );
      const what = name === undefined ? fieldName(part) || 'The entry' : `“${name}”`;
      return {
        file: source.file,
        ...source.place(path),
        message: `${what} is a sample.`,
        repair: 'Replace it with the real thing, then take out "sample: true".',
      };
    });

/** Placeholders in the text and in the fields of a file. A draft isn't live. */
function placeholders(source: Source): Problem[] {
  const { file, body, data } = source;
  if (field(data, 'draft') === true) return [];
  const marks = [...body.matchAll(LIKELY)].filter((match) => !isInQuotation(match));
  const inText = marks.map(({ 0: words, index }) => ({
    ...source.at(index),
    message: `“${words}” is a placeholder, or was meant to be a link.`,
    repair: `Write what is meant, or make it a link: ${words}(/path)`,
  }));
  const inFields = valuesIn(data)
    .filter(({ value }) => typeof value === 'string' && UNREAL.test(value))
    .map(({ path, value }) => ({
      ...source.place(path),
      message: `${fieldName(path)} is “${value}”, which is a placeholder.`,
      repair: 'Replace it with the real one.',
    }));
  return [...inText, ...inFields].map((found) => ({ file, ...found }));
}
