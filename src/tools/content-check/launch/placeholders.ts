import { field, valuesIn } from '../entry.ts';
import { fieldName } from '../explain-issue.ts';
import type { Problem } from '../problem.ts';
import type { Source } from '../source.ts';

/** Text in square brackets that isn’t part of a link: "[contact e-mail]". */
const BRACKETS = /(?<![!\\\]])\[([^\]\n[]+)\](?![([:])/g;
/** Reserved host names (RFC 2606), and the account names of the README's examples. */
const UNREAL = /\.(?:example|invalid|test)\b|(?<![\w-])example\.(?:com|net|org)\b|\byour-(?:name|form|domain)\b|\byourID\b/;

/** Placeholders in the text and in the fields of a file. A draft isn't live. */
export const placeholders = (source: Source): Problem[] =>
  field(source.data, 'draft') === true ? [] : [...inText(source), ...inFields(source)];

function inText({ file, body, at }: Source): Problem[] {
  return [...body.matchAll(BRACKETS)].map(({ 0: words, index }) => ({
    file,
    ...at(index),
    message: `“${words}” is a placeholder, or was meant to be a link.`,
    repair: `Write what is meant, or make it a link: ${words}(/path)`,
  }));
}

function inFields({ file, data, place }: Source): Problem[] {
  return valuesIn(data)
    .filter(({ value }) => typeof value === 'string' && UNREAL.test(value))
    .map(({ path, value }) => ({
      file,
      ...place(path),
      message: `${fieldName(path)} is “${value}”, which is a placeholder.`,
      repair: 'Replace it with the real one.',
    }));
}
