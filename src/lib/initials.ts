/** Particles of surnames, which don't count for initials: van Houten, de Wit, von der Heide. */
const PARTICLES = new Set([
  'van',
  'von',
  'der',
  'den',
  'de',
  'del',
  'della',
  'di',
  'da',
  'dos',
  'du',
  'la',
  'le',
  'ten',
  'ter',
  'het',
  't',
  'bin',
  'binti',
  'al',
  'el',
  'y',
]);

/**
 * Initials of a person: first letter of the first name and of the surname's last part, in capitals.
 * "Pieter van Houten" gives PH, a name of one word one letter.
 * @throws if the name contains no letter
 */
export function initials(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const [first, ...rest] = words;
  if (!first) throw new Error(`Initials: found "${name}", expected a name with at least one letter.`);
  const last = rest.findLast((word) => !PARTICLES.has(word.toLowerCase()));
  return [first, last].map((word) => letter(word)).join('');
}

/** The first letter with its accents, as a capital. */
const letter = (word = '') => [...word.normalize('NFC')].slice(0, 1).join('').toLocaleUpperCase('en');
