import type { Reader } from '../form.ts';

/** Something that a visitor enters into a drawing. */
export interface Field {
  /** Its place in the drawing: `demand.power` */
  at: string;
  /** Name of its label and help in settings/own-numbers.yaml, if other fields have the same */
  label?: string;
  /** A list of ages, or a name; otherwise a number */
  kind?: 'list' | 'text';
  /** How it is read, if not as a number; not by `kind`, or all instruments would load each reader */
  read?: Reader;
  /** Unit in SI */
  unit?: string;
  /**
   * Range and step of a number, in its unit; of a list, of the number of its values; of a name, of
   * its length
   */
  min: number;
  max: number;
  step?: number;
  /** Greatest number of parts in a list, where several have one age */
  parts?: number;
  optional?: true;
  /** Places for whose values alone its value in the page’s drawing holds */
  validFor?: readonly string[];
}
/** Fields with one legend. */
export interface Group {
  name: string;
  /** Left out while all its fields are empty */
  optional?: boolean;
  fields: readonly Field[];
}

/** Name of its label and help in settings/own-numbers.yaml. */
export const labelOf = ({ at, label = at }: Field): string => label;

/** A field whose label is the same in each part of a drawing: `now.pressure`. */
export const inPart = (part: string, label: string, rest: Omit<Field, 'at' | 'label'>): Field => ({
  at: `${part}.${label}`,
  label,
  ...rest,
});

export const fieldsOf = (groups: readonly Group[]): readonly Field[] =>
  groups.flatMap(({ fields }) => fields);
