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
export const applyEdits = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((all, { start, end, text: right }) => all.slice(0, start) + right + all.slice(end), text);
