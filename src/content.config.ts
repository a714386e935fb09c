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
const contextOf = ({ image }: AstroContext) => ({ image, reference }) as unknown as SchemaContext;

export const collections = {
  services: defineCollection({ loader: loader(places.services.place), schema: (c) => places.services.schema(contextOf(c)) }),
  cases: defineCollection({ loader: loader(places.cases.place), schema: (c) => places.cases.schema(contextOf(c)) }),
  team: defineCollection({ loader: loader(places.team.place), schema: (c) => places.team.schema(contextOf(c)) }),
  papers: defineCollection({ loader: loader(places.papers.place), schema: (c) => places.papers.schema(contextOf(c)) }),
  calculations: defineCollection({ loader: loader(places.calculations.place), schema: (c) => places.calculations.schema(contextOf(c)) }),
  pages: defineCollection({ loader: loader(places.pages.place), schema: (c) => places.pages.schema(contextOf(c)) }),
  settings: defineCollection({ loader: loader(places.settings.place), schema: (c) => places.settings.schema(contextOf(c)) }),
  testimonials: defineCollection({ loader: loader(places.testimonials.place), schema: (c) => places.testimonials.schema(contextOf(c)) }),
  clients: defineCollection({ loader: loader(places.clients.place), schema: (c) => places.clients.schema(contextOf(c)) }),
  topics: defineCollection({ loader: loader(places.topics.place), schema: (c) => places.topics.schema(contextOf(c)) }),
  literature: defineCollection({ loader: loader(places.literature.place), schema: (c) => places.literature.schema(contextOf(c)) }),
};
