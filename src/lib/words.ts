/**
 * Counts the words a reader sees in a text. Markdown marks, JSX tags and table rules are not words.
 * @param text Markdown or plain text without front matter
 */
export function wordCount(text: string): number {
  const plain = text.replace(/<[^>]*>/g, ' ').replace(/\]\([^)]*\)/g, ' ');
  return (plain.match(/[\p{L}\p{N}][\p{L}\p{N}.,:/’'°%-]*/gu) ?? []).length;
}
