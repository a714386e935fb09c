import path from 'node:path';
import { isScalar } from 'yaml';
import { nearest, onlyNear } from '../../../../lib/nearest.ts';
import { collectionSchemas } from '../../../../schemas/collections.ts';
import { type Content, EVERY, entriesOf, idsOf } from '../../model/content.ts';
import { type Entry, fieldName } from '../../model/entry.ts';
import { namedPictures, referencesOf } from '../../model/references.ts';
import { stretchOf } from '../../model/source.ts';
import { atField, type DraftFinding, type Rule, type RuleResult } from '../rule.ts';

/** Fields that name an entry or a picture which isn’t there. */
export const rules: Rule[] = [
  { code: 'field', check: (content) => [unknownIds(content), missingPictures(content)] },
];

const unknownIds = (content: Content): RuleResult =>
  entriesOf(content).map((entry) =>
    referencesOf(entry).map(({ path: at, collection, id }) => {
      const known = idsOf(content, collection);
      if (known.includes(id) || known.includes(EVERY)) return undefined;
      const { place } = collectionSchemas[collection];
      const meant = nearest(id, known);
      const repair = `There is no such entry in ${'file' in place ? place.file : place.folder}. ${meant ? `Did you mean "${meant}"?` : `Known: ${known.join(', ')}.`}`;
      return named(entry, at, id, repair, onlyNear(id, known));
    }),
  );

/** Pictures of which no file has exactly that name. */
const missingPictures = (content: Content): RuleResult =>
  namedPictures(content).map(({ entry, path: at, value, file }) => {
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
    return named(entry, at, value, `There is no such file. ${instead}`, meant);
  });

/** A finding at a field that names something else, with the right name where there is no doubt. */
function named(
  entry: Entry,
  at: PropertyKey[],
  value: string,
  repair: string,
  right: string | undefined,
): DraftFinding {
  const node = entry.source.node([...entry.base, ...at]);
  const fix =
    right !== undefined && isScalar(node)
      ? { ...stretchOf(entry.source, node), text: right }
      : undefined;
  return atField(entry, at, `${fieldName(at)} is "${value}".`, repair, fix);
}
