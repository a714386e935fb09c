import { z } from 'zod';
import { labelSchemas } from '../../figures/registry.ts';
import { allow, reviewBy } from '../tools.ts';

/** Labels of the technical drawings and headers of their tables, by type of figure. Units and symbols of axes are part of them. */
export const drawingsSchema = z.strictObject({ kind: z.literal('drawings'), allow, reviewBy, ...labelSchemas });
