import type { SchemaContext as AstroContext } from 'astro:content';
import { defineCollection, reference } from 'astro:content';
import path from 'node:path';
import { file, glob, type Loader } from 'astro/loaders';
import type { z } from 'zod';
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
const define = <S extends z.ZodType>({ place, schema }: { place: Place; schema: (context: SchemaContext) => S }) =>
  defineCollection({
    loader: loader(place),
    schema: ({ image }: AstroContext) => schema({ image, reference } as unknown as SchemaContext),
  });

export const collections = {
  services: define(places.services),
  cases: define(places.cases),
  team: define(places.team),
  papers: define(places.papers),
  calculations: define(places.calculations),
  pages: define(places.pages),
  settings: define(places.settings),
  testimonials: define(places.testimonials),
  clients: define(places.clients),
  topics: define(places.topics),
  literature: define(places.literature),
};
