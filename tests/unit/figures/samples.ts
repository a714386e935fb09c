import fs from 'node:fs';
import { parse } from 'yaml';
import { type Figure, type FigureOf, type FigureType, figureSchema } from '../../../src/schemas/figures/index.ts';

const words = {
  title: 'What the drawing shows in one line of text',
  caption: 'Where the numbers come from and how the drawing is read, in a sentence or two that stands below it.',
  alt: 'What a reader who cannot see the drawing must know: the course of it and its message, with numbers in it.',
};

/** Samples of each kind, from its folder: first a plausible one with long labels and crowded values, then some at the limits of its schema. */
const samples = new Map(
  figureSchema.options.map(({ shape }) => {
    const type = shape.type.value;
    return [type, parse(fs.readFileSync(`src/figures/kinds/${type}/samples.yaml`, 'utf8')) as object[]];
  }),
);

const figure = (type: FigureType, fields: object): Figure =>
  figureSchema.parse({ type, ...words, title: `${words.title}: ${type}`, ...fields });

/** The plausible sample of a kind, with other fields where a test needs them. */
export const figureSample = <T extends FigureType>(type: T, change: Partial<FigureOf<T>> = {}): FigureOf<T> =>
  figure(type, { ...samples.get(type)?.[0], ...change }) as FigureOf<T>;

export const figureSamples: Figure[] = [...samples.keys()].map((type) => figureSample(type));
/** Figures that reach the schema's limits. */
export const extremes: Figure[] = [...samples].flatMap(([type, [, ...others]]) => others.map((fields) => figure(type, fields)));
