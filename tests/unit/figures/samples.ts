import fs from 'node:fs';
import { parse, parseDocument } from 'yaml';
import { z } from 'zod';
import {
  type Figure,
  type FigureOf,
  type FigureType,
  figureSchema,
} from '../../../src/schemas/figures/index.ts';
import { settings } from '../../support/settings.ts';

/** The words that all drawings share, from the content of tests. */
export const WORDS = settings('drawings');

const words = {
  title: 'What the drawing shows in one line of text',
  caption:
    'Where the numbers come from and how the drawing is read, in a sentence or two that stands below it.',
  alt: 'What a reader who cannot see the drawing must know: the course of it and its message, with numbers in it.',
};

/** What the folder of a kind has for tests. */
interface Samples {
  /**
   * First a plausible figure with long labels and crowded values, then some at the limits of the
   * schema.
   */
  samples: object[];
  /**
   * Values that the schema takes and `problems` doesn't: at a path of a sample (by default the
   * first), with other fields where needed.
   */
  mistakes?: { at: string; is: unknown; with?: object; sample?: number }[];
}

const samplesOf = new Map(
  figureSchema.options.map(({ shape }) => {
    const type = shape.type.value;
    return [
      type,
      parse(fs.readFileSync(`src/figures/kinds/${type}/samples.yaml`, 'utf8')) as Samples,
    ];
  }),
);

/** A figure of these fields, with the words that all have. @throws if the schema refuses it */
function figureWith(type: FigureType, fields: object, at = 0): Figure {
  const { data, error } = figureSchema.safeParse({
    type,
    ...words,
    title: `${words.title}: ${type}`,
    ...fields,
  });
  if (data) return data;
  throw new Error(
    `src/figures/kinds/${type}/samples.yaml, sample ${at + 1}: ${z.prettifyError(error)}`,
  );
}

/** The plausible sample of a kind, with other fields where a test needs them. */
export const figureSample = <T extends FigureType>(
  type: T,
  change: Partial<FigureOf<T>> = {},
): FigureOf<T> =>
  figureWith(type, { ...samplesOf.get(type)?.samples[0], ...change }) as FigureOf<T>;

/** All of them by name, as the rows of a test; and the first of each kind. */
export const ALL = [...samplesOf].flatMap(([type, { samples }]) =>
  samples.map((fields, at) => [`${type}, sample ${at + 1}`, figureWith(type, fields, at)] as const),
);
export const EACH_KIND = [...samplesOf.keys()].map((type) => [type, figureSample(type)] as const);

/** The steps of a path such as lines.4.frequency. */
const keysOf = (at: string) => at.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Figures with one wrong value each, and its path. */
export const mistaken: { figure: Figure; at: string }[] = [...samplesOf].flatMap(
  ([type, { samples, mistakes = [] }]) =>
    mistakes.map(({ at, is, with: others = {}, sample = 0 }) => {
      const changed = parseDocument(JSON.stringify({ ...samples[sample], ...others }));
      changed.setIn(keysOf(at), is);
      return { figure: figureWith(type, changed.toJS(), sample), at };
    }),
);
