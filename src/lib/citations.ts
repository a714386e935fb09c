interface Cited {
  name: string;
  route: string;
}

/**
 * Whether a text cites a standard by its number, with or without a part: "ISO 20816" also in "ISO
 * 20816-4".
 */
export function cites(text: string, standard: string): boolean {
  const at = text.indexOf(standard);
  if (at < 0) return false;
  const rest = text.slice(at + standard.length);
  return !/^\d/.test(rest) || cites(rest, standard);
}

/** Each standard with the pages that cite it, both in the given order. */
export const citations = (
  standards: readonly string[],
  pages: readonly (Cited & { text: string })[],
): { standard: string; pages: Cited[] }[] =>
  standards.map((standard) => ({
    standard,
    pages: pages
      .filter(({ text }) => cites(text, standard))
      .map(({ name, route }) => ({ name, route })),
  }));
