import path from 'node:path';
import { nearest } from '../../../../lib/nearest.ts';
import { collectionSchemas } from '../../../../schemas/collections.ts';
import { pictureReferences, referencesOf } from '../../model/checked.ts';
import { type Content, EVERY, idsOf } from '../../model/content.ts';
import { fieldName } from '../../model/entry.ts';
import { atField, eachEntry, type RuleResult, type Rules } from '../rule.ts';

export const rules: Rules = {
  references: [
    { code: 'field', check: (content) => [unknownIds(content), missingPictures(content)] },
  ],
};

const unknownIds = eachEntry((entry, content) =>
  referencesOf(entry).map(({ path: at, collection, id }) => {
    const known = idsOf(content, collection);
    if (known.includes(id) || known.includes(EVERY)) return undefined;
    const { place } = collectionSchemas[collection];
    const meant = nearest(id, known);
    const repair = `There is no such entry in ${'file' in place ? place.file : place.folder}. ${meant ? `Did you mean "${meant}"?` : `Known: ${known.join(', ')}.`}`;
    return atField(entry, at, `${fieldName(at)} is "${id}".`, repair);
  }),
);

const missingPictures = (content: Content): RuleResult =>
  pictureReferences(content).map(({ entry, path: at, value, file }) => {
    if (content.files.includes(file)) return undefined;
    const folder = path.posix.dirname(entry.source.file);
    const beside = content.files.filter(
      (each) => each.startsWith(`${folder}/`) && !/\.(?:mdx|yaml)$/.test(each),
    );
    const paths = beside.map((each) => `./${path.posix.relative(folder, each)}`);
    const meant =
      paths.find((each) => path.posix.basename(each) === path.posix.basename(value)) ??
      nearest(value, paths);
    const instead = meant
      ? `Did you mean "${meant}"? Capitals matter.`
      : 'Put it beside this one and write its path from here, such as ./portrait.jpg.';
    const message = `${fieldName(at)} is "${value}".`;
    return atField(entry, at, message, `There is no such file. ${instead}`);
  });
