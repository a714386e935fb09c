/** Counts the words of a text without markup. */
export const wordCount = (text: string): number =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}.,:/’'°%-]*/gu) ?? []).length;

/** “1 page”, “3 pages”. */
export const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

const LIST = new Intl.ListFormat('en-GB');
/** “one, two and three”. */
export const listed = (words: readonly string[]): string => LIST.format(words);
