import fs from 'node:fs';
import { expect, test } from 'vitest';
import { collectionSchemas } from '../../src/schemas/collections.ts';

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

test('the editor completes every collection of YAML files by the schema that Astro writes for it', () => {
  const expected = Object.entries(collectionSchemas).flatMap(([name, { place }]) => {
    if ('folder' in place && place.extension === 'mdx') return [];
    const files = 'file' in place ? place.file : `${place.folder}/*.${place.extension}`;
    return [[`./.astro/collections/${name}.schema.json`, files]];
  });
  expect(readJson('.vscode/settings.json')).toMatchObject({
    'yaml.schemas': Object.fromEntries(expected),
  });
});
