// cspell:ignore lorem ipsum
/** Marks of a text that isn't finished: the content check and the launch check look for them. */

/** Marks that nobody means for a visitor. */
export const CERTAIN =
  /\[(?:insert|add|your|to ?do|tbc|tbd|xx+|name|date|number|text|comment|check|confirm|query)\b[^\]\n]*\](?!\()|(?<!\[)\b(?:todo|fixme|tbc|tbd|xxx+|lorem ipsum)\b|\?\?\?/gi;

/** Words in brackets that are no link. */
export const LIKELY = /(?<![!\]\\])\[(?!fill\b)\p{L}[^\]\n[]*\](?! ?[([:])/gu;

/** Whether a match is in a quotation of its paragraph, which may clarify a word in brackets. */
export function isInQuotation({ input, index }: RegExpExecArray): boolean {
  const [paragraph = ''] = input
    .slice(0, index)
    .split(/\n\s*\n/)
    .slice(-1);
  return paragraph.lastIndexOf('“') > paragraph.lastIndexOf('”');
}
