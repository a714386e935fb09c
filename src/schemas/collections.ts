import type { z } from 'zod';
import { calculationSchema } from './calculation.ts';
import { caseSchema } from './case.ts';
import type { SchemaContext } from './fields.ts';
import { clientSchema, literatureSchema, testimonialSchema, topicSchema } from './lists.ts';
import { pageSchema } from './page.ts';
import { paperSchema } from './paper.ts';
import { personSchema } from './person.ts';
import { serviceSchema } from './service.ts';
import { settingsSchema } from './settings.ts';

const folder = (name: string, extension: 'mdx' | 'yaml' | 'numbers.yaml' = 'mdx') => ({
  folder: `src/content/${name}`,
  extension,
});
const file = (name: string) => ({ file: `src/content/${name}` });
/**
 * Where a collection is: a folder with one file per entry, or one YAML file with a list of entries.
 */
export type Place = ReturnType<typeof folder> | ReturnType<typeof file>;

const collection = <P extends Place, S extends z.ZodType>(
  place: P,
  schema: (schemaContext: SchemaContext) => S,
) => ({ place, schema });

/**
 * Every collection of the site: `content.config.ts` passes them to Astro; the content check reads
 * them itself.
 */
export const collectionSchemas = {
  services: collection(folder('services'), serviceSchema),
  cases: collection(folder('cases'), caseSchema),
  team: collection(folder('team'), personSchema),
  papers: collection(folder('papers'), paperSchema),
  calculations: collection(folder('papers', 'numbers.yaml'), () => calculationSchema),
  pages: collection(folder('pages'), pageSchema),
  settings: collection(folder('settings', 'yaml'), settingsSchema),
  testimonials: collection(file('testimonials.yaml'), testimonialSchema),
  clients: collection(file('clients.yaml'), clientSchema),
  topics: collection(file('topics.yaml'), topicSchema),
  literature: collection(file('literature.yaml'), literatureSchema),
};

export type CollectionName = keyof typeof collectionSchemas;

/** The file of an entry, or of the entry that a reference names: for messages. */
export function fileOf({ collection, id }: { collection: CollectionName; id: string }): string {
  const { place } = collectionSchemas[collection];
  return 'file' in place ? place.file : `${place.folder}/${id}.${place.extension}`;
}
