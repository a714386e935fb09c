import { matchesIn } from '../writing/check/forms.ts';
import { atKey } from '../writing/check/rule.ts';
import { field, fieldName, valuesIn } from '../writing/model/entry.ts';
import type { Problem } from '../writing/model/problem.ts';
import type { Source } from '../writing/model/source.ts';

/** Text in square brackets that isn’t part of a link: "[contact e-mail]". */
const BRACKETS = /(?<![!\\\]])\[([^\]\n[]+)\](?![([:])/g;
/** Reserved host names (RFC 2606), and the account names of the README's examples. */
const UNREAL = /\.(?:example|invalid|test)\b|(?<![\w-])example\.(?:com|net|org)\b|\byour-(?:name|form|domain)\b|\byourID\b/;

const inText = (source: Source): Problem[] =>
  matchesIn({ source, start: 0, raw: source.body }, BRACKETS, ([words]) => [
    `“${words}” is a placeholder, or was meant to be a link.`,
    `Write what is meant, or make it a link: ${words}(/path)`,
  ]);

const inFields = (source: Source): Problem[] =>
  valuesIn(source.data)
    .filter(({ value }) => typeof value === 'string' && UNREAL.test(value))
    .map(({ path, value }) =>
      atKey(source, path, `${fieldName(path)} is “${value}”, which is a placeholder.`, 'Replace it with the real one.'),
    );

/** Placeholders in the text and in the fields of a file. A draft isn't live. */
export const placeholders = (source: Source): Problem[] =>
  field(source.data, 'draft') === true ? [] : [...inText(source), ...inFields(source)];
