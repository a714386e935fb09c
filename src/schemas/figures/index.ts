import { z } from 'zod';
import { KINDS } from '../../figures/registry.ts';

type OneSchema = (typeof KINDS)[number]['schema'];

/** A technical drawing as numbers; `src/figures` turns it into SVG at build time. `type` decides which fields it has. */
export const figureSchema = z.discriminatedUnion('type', KINDS.map(({ schema }) => schema) as [OneSchema, ...OneSchema[]]);

export type Figure = z.infer<typeof figureSchema>;
export type FigureType = Figure['type'];
/** The figure of one type, such as `FigureOf<'bode'>`. */
export type FigureOf<T extends FigureType> = Extract<Figure, { type: T }>;
