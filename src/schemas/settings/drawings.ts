import { z } from 'zod';
import { labelSchemas } from '../../figures/registry.ts';
import { allow, reviewBy } from '../tools.ts';

/** Labels of the technical drawings and heads of their tables, by type of figure. Units and symbols of axes belong to them. */
export const drawingsSchema = z.strictObject({ kind: z.literal('drawings'), allow, reviewBy, ...labelSchemas });
