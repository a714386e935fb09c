/**
 * Fills the placeholders of an interface text: fill('{n} of {count}', { n: 1, count: 4 }) is '1 of
 * 4'.
 * @throws if the text has a placeholder without a value: it would be shown as "{n}"
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) {
      const known = Object.keys(values).map((key) => `{${key}}`);
      throw new Error(
        `"${text}" has the placeholder ${placeholder}; known are ${known.join(', ')}.`,
      );
    }
    return String(value);
  });
}

/** Names of the placeholders of a text, each once. */
export const gapsIn = (text: string) => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')),
];
