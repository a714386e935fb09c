import fs from 'node:fs';
import path from 'node:path';
import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { caseRoute, PAGE_FILES, ROUTES, serviceRoute } from '../../config/routes.ts';
import { nearest } from '../../lib/nearest.ts';
import { type CollectionName, collections } from '../../schemas/collections.ts';
import type { Target, Tools } from '../../schemas/tools.ts';
import { type BodyRules, checkBody } from './body.ts';
import { explainIssue } from './explain-issue.ts';
import { checkFigures } from './figures.ts';
import { checkPaper } from './paper.ts';
import type { Problem } from './problem.ts';
import { COLLECTION_NAMES, type Entry, EVERY, readContent } from './read.ts';

/**
 * Reads every content file and holds it against its schema, its references and the rules of its text.
 * Reports every mistake of every file, in the order of the files; touches nothing.
 * @param root the repository's root
 */
export function checkContent(root: string): Problem[] {
  const { entries, unread, problems } = readContent(root);

  const ids = (name: CollectionName) => [...(entries.get(name) ?? []).map(({ id }) => id), ...(unread.get(name) ?? [])];
  const routes = new Set([...Object.keys(PAGE_FILES), ROUTES.feed, ...ids('services').map(serviceRoute), ...ids('cases').map(caseRoute)]);

  for (const name of COLLECTION_NAMES) {
    for (const entry of entries.get(name) ?? []) {
      const schema = collections[name].schema(toolsFor(root, entry, ids)) as z.ZodType;
      const result = schema.safeParse(entry.data);
      if (!result.success) {
        const issues = result.error.issues.flatMap((issue) => explainIssue(issue, schema, entry.data));
        problems.push(
          ...issues.map(({ path: at, field, found, repair }) => ({
            file: entry.source.file,
            ...entry.source.place([...entry.base, ...at]),
            message: `${field || 'The entry'} ${found}.`,
            repair,
          })),
        );
      } else problems.push(...checkFigures(entry), ...(name === 'papers' ? checkPaper(entry) : []));
      if (entry.source.file.endsWith('.mdx')) problems.push(...checkBody(entry.source, bodyRules(name, routes)));
    }
    problems.push(...checkTwice(name, entries.get(name) ?? []));
    if (name === 'clients') problems.push(...checkLogos(root, entries.get(name) ?? []));
  }
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/** The schema's tools, looking at the real files: a picture must exist, a reference must lead to an entry. */
function toolsFor(root: string, entry: Entry, ids: (name: CollectionName) => string[]): Tools {
  return {
    image: () =>
      z.string().superRefine((value, context) => {
        if (fs.existsSync(path.join(root, path.dirname(entry.source.file), value))) return;
        context.addIssue({
          code: 'custom',
          message: 'No such picture. Write its path from this file, such as ./portrait.jpg, and check the ending.',
        });
      }) as unknown as z.ZodType<ImageMetadata>,
    reference: <C extends Target>(collection: C) =>
      z.string().transform((id, context) => {
        const known = ids(collection);
        if (!known.includes(id) && !known.includes(EVERY)) {
          const meant = nearest(id, known);
          context.addIssue({
            code: 'custom',
            message: `There is no such entry in ${collection}. ${meant ? `Did you mean "${meant}"?` : `Known: ${known.join(', ')}.`}`,
          });
        }
        return { collection, id };
      }),
  };
}

const bodyRules = (name: CollectionName, routes: ReadonlySet<string>): BodyRules => ({
  components: name === 'papers' ? ['Firm', 'Figure', 'Equation', 'Example', 'Case'] : ['Firm'],
  routes,
  ...(name === 'services' && { parts: ['What we do', 'Why', 'How'] }),
});

/** A client's logo is a file that is read at build time. */
const checkLogos = (root: string, entries: Entry[]): Problem[] =>
  entries.flatMap(({ data, source, base }) => {
    const { logo } = (data ?? {}) as { logo?: unknown };
    if (typeof logo !== 'string' || fs.existsSync(path.join(root, path.dirname(source.file), logo))) return [];
    return [
      {
        file: source.file,
        ...source.place([...base, 'logo']),
        message: `logo is "${logo}".`,
        repair: 'No such file. Write its path from this file, such as ./clients/shell.svg.',
      },
    ];
  });

/** Fields whose values must differ between the entries of a collection. */
const UNIQUE: Partial<Record<CollectionName, string[]>> = {
  cases: ['id'],
  team: ['order'],
  testimonials: ['id'],
  clients: ['id'],
  topics: ['id'],
  settings: ['kind'],
};

function checkTwice(name: CollectionName, entries: Entry[]): Problem[] {
  return (UNIQUE[name] ?? []).flatMap((field) => {
    const seen = new Map<unknown, Entry>();
    return entries.flatMap((entry) => {
      const value = (entry.data as Record<string, unknown> | null)?.[field];
      const first = seen.get(value);
      if (value === undefined || !first) {
        seen.set(value, entry);
        return [];
      }
      const { line } = first.source.place([...first.base, field]);
      return [
        {
          file: entry.source.file,
          ...entry.source.place([...entry.base, field]),
          message: `${field} is ${JSON.stringify(value)}, which ${first.source.file}:${line} has as well.`,
          repair: 'Give it a value of its own.',
        },
      ];
    });
  });
}
