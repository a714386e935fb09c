import fs from 'node:fs';
import type { BasicFormField } from '@keystatic/core';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { readMdx, readYaml } from '../../../src/commands/content/source.ts';
import { withComments } from '../../../src/form-editor/comments.ts';
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

describe('comments', () => {
  const before =
    '---\n# What it is called\ntitle: "A pump" # for now\n# Tags\ntags: [a, b]\nsum:\n  # in MW\n  given: { x: 1 }\n---\n\nText.\n';
  const saved = (title: string, tags: string) => `---\ntitle: ${title}\ntags:${tags}\nsum:\n  given:\n    x: 1\n---\n\nOther text.\n`;

  test('of a file that is saved with the same fields stay, with everything round them', () => {
    expect(withComments(before, saved('A pump', '\n  - a\n  - b'))).toBe(before.replace('Text.', 'Other text.'));
  });
  test('of the fields that are kept stay beside a changed one', () => {
    const text = withComments(before, saved('A fan', '\n  - a'));
    for (const comment of ['# What it is called', '# for now', '# Tags', '# in MW']) expect(text).toContain(comment);
    expect(parse(text.split('---')[1] ?? '')).toEqual({ title: 'A fan', tags: ['a'], sum: { given: { x: 1 } } });
  });
  test('that somebody takes out by hand stay out, and a file without any is left as it was saved', () => {
    const byHand = before.replace('# Tags\n', '');
    expect(withComments(before, byHand)).toBe(byHand);
    expect(withComments(saved('A pump', ' [a]'), saved('A fan', ' [a]'))).toBe(saved('A fan', ' [a]'));
    expect(withComments(before, '---\ntitle: "unclosed\n---\n')).toBe('---\ntitle: "unclosed\n---\n');
  });
  test('of every file of the content outlive a save', () => {
    const frontOf = (file: string) => (file.endsWith('.mdx') ? (text(file).split(/^---\n/m)[1] ?? '') : text(file));
    const commented = files.filter(({ file }) => /(?:^| )# /m.test(frontOf(file)));
    expect(commented.length).toBeGreaterThan(3);
    for (const { file } of commented) {
      const front = frontOf(file);
      const without = stringify(parse(front), { lineWidth: 0 });
      const whole = file.endsWith('.mdx') ? text(file).replace(front, () => without) : without;
      expect(withComments(text(file), whole), file).toBe(text(file));
    }
  });
});
