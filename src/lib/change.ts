/** A number that changed: its value before and after, both with the same unit. */
export interface NumberChange {
  from: string;
  to: string;
  unit: string;
}

/**
 * The values of a change that no text quotes with their unit; "119 °C" does not quote "9 °C".
 * @returns each such value with its unit: "119 °C"
 */
export function unquotedValues({ from, to, unit }: NumberChange, texts: readonly string[]): string[] {
  const quotes = (value: string) => new RegExp(`(?<![\\d.,])${RegExp.escape(value)}(?![\\p{L}\\d])`, 'u');
  return [from, to].map((value) => `${value} ${unit}`).filter((value) => !texts.some((text) => quotes(value).test(text)));
}
