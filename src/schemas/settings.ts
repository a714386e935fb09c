import { z } from 'zod';
import { ownNumbersSchema } from '../own-numbers/schema.ts';
import { companySchema } from './settings/company.ts';
import { documentsSchema } from './settings/documents.ts';
import { drawingsSchema } from './settings/drawings.ts';
import { embedsSchema } from './settings/embeds.ts';
import { interfaceSchema } from './settings/interface.ts';
import { navigationSchema } from './settings/navigation.ts';
import { promotionSchema } from './settings/promotion.ts';

/** src/content/settings/<kind>.yaml: settings for the whole site. */
export const settingsSchema = () =>
  z.discriminatedUnion('kind', [
    companySchema,
    navigationSchema,
    embedsSchema,
    promotionSchema,
    interfaceSchema,
    documentsSchema,
    drawingsSchema,
    ownNumbersSchema,
  ]);

type Settings = z.infer<ReturnType<typeof settingsSchema>>;
export type SettingsKind = Settings['kind'];
export type SettingsOf<K extends SettingsKind> = Extract<Settings, { kind: K }>;
