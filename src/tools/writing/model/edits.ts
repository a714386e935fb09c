/** A stretch of a text, by its offsets. */
export interface Stretch {
  start: number;
  end: number;
}

/** A replacement in a text. */
export interface Edit extends Stretch {
  text: string;
}

/** A text after some replacements that don't overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const between = sorted.map(({ end }, i) => text.slice(end, sorted[i + 1]?.start));
  return text.slice(0, sorted[0]?.start) + sorted.map((edit, i) => edit.text + between[i]).join('');
}
