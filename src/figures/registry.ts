import type { Figure } from '../schemas/figures/index.ts';
import type { FigureSchema, Kind } from './kind.ts';
import * as kinds from './kinds/index.ts';

/** Every kind of drawing. The schemas of figures and of their words, editors' schemas and the examples follow from this list. */
export const KINDS = Object.values(kinds);

const BY_TYPE = new Map(KINDS.map((kind) => [kind.schema.shape.type.value, kind] as const));

/** The functions of a figure's type. The type assertion is needed because TypeScript does not relate key and value. */
export const kindOf = (figure: Figure): Kind<FigureSchema> => BY_TYPE.get(figure.type) as unknown as Kind<FigureSchema>;

type WithWords = Extract<(typeof KINDS)[number], { wordsSchema: unknown }>;
type WordsSchemas = { [K in WithWords as K['schema']['shape']['type']['value']]: K['wordsSchema'] };

/** What each type needs from src/content/settings/drawings.yaml. */
export const wordsSchemas = Object.fromEntries(
  KINDS.flatMap((kind) => ('wordsSchema' in kind ? [[kind.schema.shape.type.value, kind.wordsSchema]] : [])),
) as WordsSchemas;
