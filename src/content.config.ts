import type { SchemaContext as AstroContext } from 'astro:content';
import { defineCollection, reference } from 'astro:content';
import path from 'node:path';
import { file, glob } from 'astro/loaders';
import type { z } from 'zod';
import { contentRoot } from './config/site-env.ts';
import { type Place, collectionSchemas as places } from './schemas/collections.ts';
import type { SchemaContext } from './schemas/fields.ts';

const loader = (place: Place) =>
  'file' in place
    ? file(path.join(contentRoot(), place.file))
    : glob({
        base: path.join(contentRoot(), place.folder),
        pattern: `*.${place.extension}`,
        generateId: ({ entry }) => path.basename(entry, `.${place.extension}`),
      });
const contextOf = ({ image }: Partial<AstroContext>) =>
  ({ image, reference }) as unknown as SchemaContext;

interface Collection<S extends z.ZodType> {
  place: Place;
  schema: (context: SchemaContext) => S;
}
const define = <S extends z.ZodType>({ place, schema }: Collection<S>) =>
  defineCollection({ loader: loader(place), schema: schema(contextOf({})) });
/**
 * Astro makes a schema that is a function again for each entry, so only collections with images
 * have one.
 */
const defineWithImages = <S extends z.ZodType>({ place, schema }: Collection<S>) =>
  defineCollection({
    loader: loader(place),
    schema: (context: AstroContext) => schema(contextOf(context)),
  });

export const collections = {
  services: defineWithImages(places.services),
  cases: define(places.cases),
  team: defineWithImages(places.team),
  papers: define(places.papers),
  calculations: define(places.calculations),
  pages: define(places.pages),
  settings: define(places.settings),
  testimonials: define(places.testimonials),
  clients: defineWithImages(places.clients),
  topics: define(places.topics),
  literature: define(places.literature),
};
