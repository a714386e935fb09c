import { atField, atOffset } from '../writing/check/rule.ts';
import { isInQuotation, LIKELY } from '../writing/check/unfinished-marks.ts';
import { type Content, entriesOf } from '../writing/model/content.ts';
import { type Entry, field, fieldName, valuesIn } from '../writing/model/entry.ts';
import type { Problem } from '../writing/model/problem.ts';
import { unconnected } from './unconnected.ts';

/** Reserved host names (RFC 2606), and the account names of the README's examples. */
const UNREAL =
  /\.(?:example|invalid|test)\b|(?<![\w-])example\.(?:com|net|org)\b|\byour-(?:name|form|domain)\b|\byourID\b/;

/**
 * All samples, placeholders and third parties that are not connected, in the order of the files. A
 * draft isn't live, so it has none.
 */
export function openPoints(content: Content): Problem[] {
  const entries = entriesOf(content).filter(({ data }) => field(data, 'draft') !== true);
  return [
    ...entries.flatMap(samples),
    ...entries.flatMap(placeholders),
    ...unconnected(entries, content.redirects.pairs),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/** Every entry, or part of one, with `sample: true`. */
const samples = (entry: Entry): Problem[] =>
  valuesIn(entry.data)
    .filter(({ path, value }) => path.at(-1) === 'sample' && value === true)
    .map(({ path }) => {
      const part = path.slice(0, -1);
      const [name] = ['name', 'title', 'id'].flatMap(
        (key) => field(entry.data, ...part, key) ?? [],
      );
      const what = name === undefined ? fieldName(part) || 'The entry' : `“${name}”`;
      const repair = 'Replace it with the real thing, then take out "sample: true".';
      return atField(entry, path, `${what} is a sample.`, repair);
    });

/** Placeholders in the text and in the fields of an entry. */
function placeholders(entry: Entry): Problem[] {
  const { source, data } = entry;
  const marks = [...source.body.matchAll(LIKELY)].filter((match) => !isInQuotation(match));
  const inText = marks.map(({ 0: words, index }) =>
    atOffset(
      source,
      index,
      `“${words}” is a placeholder, or was meant to be a link.`,
      `Write what is meant, or make it a link: ${words}(/path)`,
    ),
  );
  const inFields = valuesIn(data)
    .filter(({ value }) => typeof value === 'string' && UNREAL.test(value))
    .map(({ path, value }) => {
      const message = `${fieldName(path)} is “${value}”, which is a placeholder.`;
      return atField(entry, path, message, 'Replace it with the real one.');
    });
  return [...inText, ...inFields];
}
