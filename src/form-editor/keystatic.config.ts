/// <reference types="vite/client" />
/** The form editor: which files it opens, and with which fields. The fields come from the schemas of the content. */
import { type Collection, type ComponentSchema, config, type Singleton } from '@keystatic/core';
import { z } from 'zod';
import { collectionSchemas } from '../schemas/collections.ts';
import type { Tools } from '../schemas/tools.ts';
import { BODY, formOf } from './form-fields.ts';

/** A form sees only its own entry: whether a referenced image or entry exists is left to the content check. */
const TOOLS = { image: () => z.string(), reference: () => z.string() } as unknown as Tools;

/** Existing pages by file. The fields of a page depend on its kind. */
const pages = import.meta.glob<string>('../content/pages/*.mdx', { query: '?raw', import: 'default', eager: true });
const kindOf = (text: string) => /^kind: (\S+)/m.exec(text)?.[1];

type Fields = Record<string, ComponentSchema>;

const collectionOf = (name: 'cases' | 'services' | 'team' | 'papers', label: string, nameField: string): Collection<Fields, string> => ({
  label,
  path: `src/content/${name}/*`,
  format: { contentField: BODY },
  slugField: nameField,
  schema: formOf(collectionSchemas[name].schema(TOOLS), { nameField, hasText: true }),
});

const settings = collectionSchemas.settings.schema(TOOLS).options.map((schema): [string, Singleton<Fields>] => {
  const [kind = ''] = schema.shape.kind.values;
  return [kind, { label: kind, path: `src/content/settings/${kind}`, format: 'yaml', schema: formOf(schema, { hasText: false }) }];
});

const ownPages = Object.entries(pages).flatMap(([file, text]): [string, Singleton<Fields>][] => {
  const name = file.replace(/^.*\/|\.mdx$/g, '');
  const schema = collectionSchemas.pages.schema(TOOLS).options.find(({ shape }) => kindOf(text) === [...shape.kind.values][0]);
  if (!schema) return [];
  const form = formOf(schema, { hasText: true });
  return [[`page-${name}`, { label: name, path: `src/content/pages/${name}`, format: { contentField: BODY }, schema: form }]];
});

export default config<Record<string, Collection<Fields, string>>, Record<string, Singleton<Fields>>>({
  storage: { kind: 'local' },
  ui: {
    brand: { name: 'Content' },
    navigation: {
      Entries: ['services', 'cases', 'papers', 'team'],
      Pages: ownPages.map(([key]) => key),
      Settings: settings.map(([key]) => key),
    },
  },
  collections: {
    services: collectionOf('services', 'Services', 'title'),
    cases: collectionOf('cases', 'Cases', 'title'),
    papers: collectionOf('papers', 'White papers', 'title'),
    team: collectionOf('team', 'Team', 'name'),
  },
  singletons: Object.fromEntries([...ownPages, ...settings]),
});
