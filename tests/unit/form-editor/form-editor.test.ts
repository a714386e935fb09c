import fs from 'node:fs';
import type { BasicFormField } from '@keystatic/core';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { readMdx, readYaml } from '../../../src/commands/content/source.ts';
import { BODY, problemOf } from '../../../src/form-editor/form-fields.ts';
import editor from '../../../src/form-editor/keystatic.config.ts';

const text = (file: string) => fs.readFileSync(file, 'utf8');
const source = (file: string) => (file.endsWith('.mdx') ? readMdx(file, text(file)) : readYaml(file, text(file)));

/** Every file that the editor opens, with its form. */
const files = [
  ...Object.values(editor.collections ?? {}).flatMap(({ path = '', schema, slugField }) => {
    const folder = path.replace('/*', '');
    return fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => ({ file: `${folder}/${name}`, schema, slugField }));
  }),
  ...Object.values(editor.singletons ?? {}).map(({ path = '', schema }) => ({
    file: fs.existsSync(`${path}.mdx`) ? `${path}.mdx` : `${path}.yaml`,
    schema,
    slugField: undefined,
  })),
];

test('a field says what its schema does not take', () => {
  const icons = z.enum(['operations', 'projects']);
  expect(problemOf(icons, 'operations')).toBeUndefined();
  expect(problemOf(icons, 'both')).toMatch(/operations/);
  const lines = z.array(z.strictObject({ frequency: z.number() }));
  expect(problemOf(lines, '- { frequency: 50 }')).toBeUndefined();
  expect(problemOf(lines, '- { frequency: fast }')).toMatch(/0\.frequency/);
  expect(problemOf(lines, '- { frequency: 50')).toBeDefined();
});

test('the editor opens every entry that has a file of its own', () => {
  const there = ['services', 'cases', 'papers', 'team', 'pages', 'settings'].flatMap((folder) =>
    fs
      .readdirSync(`src/content/${folder}`)
      .filter((name) => /\.(mdx|yaml)$/.test(name))
      .map((name) => `src/content/${folder}/${name}`),
  );
  expect(files.map(({ file }) => file).sort()).toEqual(there.sort());
});

describe('what is read into the form and saved again is the same', () => {
  test.each(files)('$file', ({ file, schema, slugField }) => {
    const before = source(file).data as Record<string, unknown>;
    const fields = Object.entries(schema).filter(([key]) => key !== BODY && key !== slugField) as [string, BasicFormField<never>][];
    const saved = fields.map(([key, field]) => {
      const shown = field.parse(before[key] as never);
      field.validate(shown);
      return [key, field.serialize(shown).value];
    });
    const after = parse(stringify({ ...(slugField && { [slugField]: before[slugField] }), ...Object.fromEntries(saved) })) as object;
    // The editor leaves out a "false" that goes without saying.
    const kept = Object.entries(before).filter(([, value]) => value !== false);
    expect(after).toEqual(Object.fromEntries(kept));
  });
});
