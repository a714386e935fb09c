import type { Content } from '../writing/model/content.ts';
import { field, fieldName, valuesIn } from '../writing/model/entry.ts';
import type { Problem } from '../writing/model/problem.ts';
import type { Source } from '../writing/model/source.ts';
import { unconnected } from './unconnected.ts';

/** Text in square brackets that isn’t part of a link: "[contact e-mail]". */
const BRACKETS = /(?<![!\\\]])\[([^\]\n[]+)\](?![([:])/g;
/** Reserved host names (RFC 2606), and the account names of the README's examples. */
const UNREAL =
  /\.(?:example|invalid|test)\b|(?<![\w-])example\.(?:com|net|org)\b|\byour-(?:name|form|domain)\b|\byourID\b/;

/**
 * All samples, placeholders and third parties that are not connected, in the order of the files.
 * It does not judge whether the content is correct: that is the content check's task.
 */
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
      const of = path.slice(0, -1);
      const [name] = ['name', 'title', 'id'].flatMap((key) => field(source.data, ...of, key) ?? []);
      const message = `${name === undefined ? fieldName(of) || 'The entry' : `“${name}”`} is a sample.`;
      return {
        file: source.file,
        ...source.place(path),
        message,
        repair: 'Replace it with the real thing, then take out "sample: true".',
      };
    });

/** Placeholders in the text and in the fields of a file. A draft isn't live. */
function placeholders(source: Source): Problem[] {
  const { file, body, data } = source;
  if (field(data, 'draft') === true) return [];
  const inText = [...body.matchAll(BRACKETS)].map(({ 0: words, index }) => ({
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
