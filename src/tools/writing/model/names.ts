import { parse } from 'yaml';
import { slugOf } from '../../../lib/slug.ts';
import { YAML_OPTIONS } from './source.ts';

/** Longer names make URLs that nobody can read, and paths that some file systems refuse. */
const LONGEST_NAME = 100;

/** Names that a file can't have on Windows, whatever its extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Why a name can't be that of an entry’s file, and so of its page, and what would be right. */
export function nameProblem(name: string): string | undefined {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    return `“${name}” can’t be the name of a file: use lower-case letters, digits and single hyphens, such as ${slugOf(name) || 'seal-training'}.`;
  if (name.length > LONGEST_NAME)
    return `The name has ${name.length} letters; it can have ${LONGEST_NAME}.`;
  if (name === 'index')
    return '“index” would take the page of the folder that it is in: choose another name.';
  if (RESERVED.test(name))
    return `Windows allows no file called “${name}”: add a word, such as ${name}-study.`;
  // A list that names the entry would hold a number, a date or “true” instead.
  if (typeof parse(name, YAML_OPTIONS) !== 'string')
    return `YAML doesn’t read “${name}” as text: add a word, such as study-${name}.`;
  return undefined;
}
