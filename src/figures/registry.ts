import type { z } from 'zod';
import type { Figure } from '../schemas/figures/index.ts';
import type { FigureSchema, Kind } from './kind.ts';
import * as kinds from './kinds/index.ts';

/** Every kind of drawing. The schemas of figures and of their words, editors' schemas and the examples follow from this list. */
export const KINDS = Object.values(kinds);

const BY_TYPE = new Map(KINDS.map((kind) => [kind.schema.shape.type.value, kind] as const));

/** The functions of a figure's type. The type assertion is needed because TypeScript does not relate key and value. */
export const kindOf = (figure: Figure) => BY_TYPE.get(figure.type) as unknown as Kind<FigureSchema, z.ZodType>;

type WithWords = Extract<(typeof KINDS)[number], { wordsSchema: unknown }>;
type WordsSchemas = { [K in WithWords as K['schema']['shape']['type']['value']]: K['wordsSchema'] };

/** What each type needs from src/content/settings/drawings.yaml. */
export const wordsSchemas = Object.fromEntries(
  KINDS.flatMap((kind) => ('wordsSchema' in kind ? [[kind.schema.shape.type.value, kind.wordsSchema]] : [])),
) as WordsSchemas;

/** The words that all drawings of each type share: src/content/settings/drawings.yaml. */
export type DrawingWords = { [T in keyof WordsSchemas]: z.infer<WordsSchemas[T]> };

/** The words of a figure's type; undefined if it has none. */
export const wordsOf = ({ type }: Figure, words: Partial<Record<Figure['type'], object>>): object | undefined => words[type];
