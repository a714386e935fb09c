/** What a text of src/content becomes. */
export interface Edit {
  (text: string): string;
  /** The words that it writes. */
  at?: string;
}

/** A file of the content that is written, from another one or from itself. */
export interface Change {
  file: string;
  from?: string;
  edit: Edit;
}

const writing = (at: string, edit: Edit): Edit => Object.assign(edit, { at });

/**
 * Sets a field of the front matter, or of a YAML file, whose old value may run over several lines.
 */
export const set = (field: string, value: string) =>
  writing(`${field}: ${value}`, (text) =>
    text.replace(
      new RegExp(`^( *)((?:- )?)${field}:.*(?:\\n\\1 +.*)*`, 'm'),
      (_old, indent: string, dash: string) => `${indent}${dash}${field}: ${value}`,
    ),
  );
export const append = (words: string) =>
  writing(words, (text) => `${text.trimEnd()}\n\n${words}\n`);
/** Adds a line to a YAML file, or to the front matter, before everything else. */
export const first = (line: string) =>
  writing(line, (text) =>
    text.startsWith('---\n') ? text.replace('---\n', `---\n${line}\n`) : `${line}\n${text}`,
  );
export const swap = (from: string | RegExp, to: string) =>
  writing(to, (text) => text.replace(from, () => to));
export const without = (from: string | RegExp) => swap(from, '');
/** One edit after the other. */
export const allOf =
  (...edits: Edit[]): Edit =>
  (text) =>
    edits.reduce((edited, edit) => edit(edited), text);
