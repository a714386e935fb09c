/**
 * Fills the gaps of an interface text: fill('{n} of {count}', { n: 1, count: 4 }) is '1 of 4'.
 * @throws if the text has a gap that nothing fills: it would be read out as "{n}"
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(
        `"${text}" has the gap ${gap}; known are ${Object.keys(values)
          .map((key) => `{${key}}`)
          .join(', ')}.`,
      );
    return String(value);
  });
}

/** Names of the gaps of a text, each once. */
export const gapsIn = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))];
