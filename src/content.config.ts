import type { SchemaContext as AstroContext } from 'astro:content';
import { defineCollection, reference } from 'astro:content';
import path from 'node:path';
import { file, glob, type Loader } from 'astro/loaders';
import { contentRoot, siteEnv } from './config/site-env.ts';
import { fromValidContent } from './lib/node/valid-content.ts';
import { type Place, collectionSchemas as places } from './schemas/collections.ts';
import type { SchemaContext } from './schemas/fields.ts';

const loaderOf = (place: Place): Loader =>
  'file' in place
    ? file(path.join(contentRoot(), place.file))
    : glob({
        base: path.join(contentRoot(), place.folder),
        pattern: `*.${place.extension}`,
        generateId: ({ entry }) => path.basename(entry, `.${place.extension}`),
      });
const loader = (place: Place) => (siteEnv() === 'dev' ? fromValidContent(loaderOf(place)) : loaderOf(place));
const contextOf = ({ image }: Partial<AstroContext>) => ({ image, reference }) as unknown as SchemaContext;
/** For collections without images. Astro makes a schema that is a function again for each entry. */
const context = contextOf({});

export const collections = {
  services: defineCollection({ loader: loader(places.services.place), schema: (c) => places.services.schema(contextOf(c)) }),
  cases: defineCollection({ loader: loader(places.cases.place), schema: places.cases.schema(context) }),
  team: defineCollection({ loader: loader(places.team.place), schema: (c) => places.team.schema(contextOf(c)) }),
  papers: defineCollection({ loader: loader(places.papers.place), schema: places.papers.schema(context) }),
  calculations: defineCollection({ loader: loader(places.calculations.place), schema: places.calculations.schema(context) }),
  pages: defineCollection({ loader: loader(places.pages.place), schema: places.pages.schema(context) }),
  settings: defineCollection({ loader: loader(places.settings.place), schema: places.settings.schema(context) }),
  testimonials: defineCollection({ loader: loader(places.testimonials.place), schema: places.testimonials.schema(context) }),
  clients: defineCollection({ loader: loader(places.clients.place), schema: places.clients.schema(context) }),
  topics: defineCollection({ loader: loader(places.topics.place), schema: places.topics.schema(context) }),
  literature: defineCollection({ loader: loader(places.literature.place), schema: places.literature.schema(context) }),
};
