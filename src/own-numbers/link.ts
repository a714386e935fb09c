import type { Field } from './fields/field.ts';
import type { Mark } from './numbers.ts';
import type { Units } from './units.ts';

/** What is typed in each field, by its place, and in which units. */
export interface Typed {
  texts: Readonly<Record<string, string>>;
  units: Units;
  /** The decimal mark that the visitor has chosen where both could be meant */
  mark?: Mark | undefined;
  /** Places that a link lacks; END if it was cut off in the last of those that it has */
  missing?: readonly string[] | undefined;
}

/** Name by which a fragment is known to hold numbers; alone it opens the page’s example. */
export const NUMBERS = 'numbers';
/** The place of what each link ends with. */
export const END = 'end';
const MARK = 'mark';

/** What is typed, as the fragment of an address: a browser sends it to no server. */
export function fragmentOf({ texts, units, mark, missing }: Typed): string {
  const typed = Object.entries(texts).map(([at, text]) => [
    at,
    text.trim().replace(/\s*[\r\n]+\s*/g, ';'),
  ]);
  const parameters = new URLSearchParams([
    [NUMBERS, units],
    ...typed,
    ...(mark ? [[MARK, mark]] : []),
    ...(missing ? [] : [[END, '1']]),
  ]);
  // A plus would be a space to some programs and a plus to others.
  return `#${`${parameters}`.replaceAll('+', '%20')}`;
}

/** Whether a fragment opens the numbers. */
export const hasNumbers = (fragment: string): boolean => parametersOf(fragment) !== undefined;

/**
 * The numbers of a link, also of one that a mail program has encoded once more, written in capitals
 * or with `&amp;`.
 * @returns undefined if the fragment holds no numbers
 */
export function readFragment(fragment: string, fields: readonly Field[]): Typed | undefined {
  const parameters = parametersOf(fragment);
  const textOf = (name: string) => parameters?.get(name.toLowerCase());
  const units = textOf(NUMBERS)?.toLowerCase();
  const mark = textOf(MARK)?.toLowerCase();
  if (units === undefined) return undefined;
  const places = fields.map(({ at }) => at);
  const given = places.filter((at) => textOf(at) !== undefined);
  const lacking = places.filter((at) => !given.includes(at));
  const isCut = lacking.length === 0 && textOf(END) === undefined;
  const isKnown = units === 'si' || units === 'us';
  const missing = [...(isKnown ? [] : [NUMBERS]), ...lacking, ...(isCut ? [END] : [])];
  return {
    texts: Object.fromEntries(given.map((at) => [at, textOf(at) ?? ''])),
    units: units === 'us' ? 'us' : 'si',
    mark: mark === 'point' || mark === 'comma' ? mark : undefined,
    missing: missing.length > 0 ? missing : undefined,
  };
}

/** What a fragment says, by names in small letters; `#numbers` alone says nothing. */
function parametersOf(fragment: string): ReadonlyMap<string, string> | undefined {
  const texts = decodedTexts(fragment.replace(/^#/, ''));
  if (texts.some((text) => text.toLowerCase() === NUMBERS)) return new Map();
  return texts.map(byName).find((parameters) => parameters.has(NUMBERS));
}

/** A text as it is, and decoded as often as one or two programs have encoded it on its way. */
function decodedTexts(text: string): readonly string[] {
  const once = decoded(text);
  return [text, once, decoded(once)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function byName(text: string): ReadonlyMap<string, string> {
  const parameters = new URLSearchParams(text.replace(/&(?:amp;)+/gi, '&'));
  return new Map([...parameters].map(([name, value]) => [name.toLowerCase(), value]));
}
