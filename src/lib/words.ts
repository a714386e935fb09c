/** Counts the words of a text without markup. */
export const wordCount = (text: string): number => (text.match(/[\p{L}\p{N}][\p{L}\p{N}.,:/’'°%-]*/gu) ?? []).length;
