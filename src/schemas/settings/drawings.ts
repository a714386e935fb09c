import { settingsFile } from '../fields.ts';
import { wordsSchemas } from '../figures/index.ts';

/**
 * Labels of the technical drawings and headers of their tables, by type of figure. Units and
 * symbols of axes are part of them.
 */
export const drawingsSchema = settingsFile('drawings', wordsSchemas);
