/**
 * Initials of a person: first letter of the first name and of the surname's last part, in capitals.
 * "Pieter van Houten" gives PH, a name of one word one letter.
 * @throws if the name contains no letter
 */
export function initials(name: string): string {
  const [first, ...others] = name.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  if (!first)
    throw new Error(`Initials: found "${name}", expected a name with at least one letter.`);
  return letter(first) + letter(others.at(-1));
}

/** The first letter with its accents, as a capital. */
const letter = (word = '') =>
  [...word.normalize('NFC')].slice(0, 1).join('').toLocaleUpperCase('en');
