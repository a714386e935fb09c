/** A number that changed: its value before and after, both with the same unit. */
export interface Change {
  from: string;
  to: string;
  unit: string;
}

/**
 * Which of the two values of a change no text quotes with its unit; "9 °C" is not quoted by "119 °C".
 * @returns those values with their units: "119 °C"
 */
export function unquoted({ from, to, unit }: Change, texts: readonly string[]): string[] {
  const quotes = (value: string) => new RegExp(`(?<![\\d.,])${RegExp.escape(value)}(?![\\p{L}\\d])`, 'u');
  return [from, to].map((value) => `${value} ${unit}`).filter((value) => !texts.some((text) => quotes(value).test(text)));
}
