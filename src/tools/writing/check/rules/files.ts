import path from 'node:path';
import { PAGE_IDS } from '../../../../config/page-files.ts';
import { openGraphImageFile } from '../../../../config/routes.ts';
import { slugOf } from '../../../../lib/slug.ts';
import { type CollectionName, collectionSchemas } from '../../../../schemas/collections.ts';
import { settingsSchema } from '../../../../schemas/settings.ts';
import { COLLECTION_NAMES, type Content, entriesOf, isWhole } from '../../model/content.ts';
import { restoring } from '../../model/deleted.ts';
import { type Entry, nameOf } from '../../model/entry.ts';
import { nameProblem } from '../../model/names.ts';
import {
  CONTENT,
  DICTIONARY,
  HOUSE_STYLE,
  isPicture,
  REDIRECTS_FILE,
  URLS,
} from '../../model/paths.ts';
import { pathsOf } from '../../model/routes.ts';
import { isUtf8, LOST, type Source } from '../../model/source.ts';
import { atFile, atOffset, type RuleResult, type Rules } from '../rule.ts';

export const rules: Rules = {
  read: [
    { code: 'file-missing', check: missingFiles },
    { code: 'file-deleted', check: deletedEntries },
    { code: 'encoding', check: ({ sources }) => sources.map(wrongEncoding) },
    { code: 'list', check: ({ sources }) => sources.map(notAList) },
    {
      code: 'yaml',
      check: ({ sources }) => sources.filter(isUtf8).map(({ problem }) => problem),
    },
  ],
  references: [{ code: 'file-name', check: names }],
  pages: [{ code: 'file-unread', check: strayFiles }],
};

const PLACES = COLLECTION_NAMES.map((name) => collectionSchemas[name].place);
const ENTRY_LISTS = PLACES.flatMap((place) => ('file' in place ? place.file : []));
const FOLDERS = PLACES.flatMap((place) => ('folder' in place ? place.folder : []));
const LISTS = [...ENTRY_LISTS, REDIRECTS_FILE, URLS, DICTIONARY, HOUSE_STYLE];
const GUIDES = ['README', 'EXAMPLES', 'VENDORS'].map((name) => `${CONTENT}/${name}.md`);

function missingFiles({ files }: Content): RuleResult {
  const settings = settingsSchema().options.map(
    ({ shape }) => `${CONTENT}/settings/${shape.kind.value}.yaml`,
  );
  const needed = [...settings, ...PAGE_IDS.map((id) => `${CONTENT}/pages/${id}.mdx`), ...LISTS];
  return needed
    .filter((file) => !files.includes(file))
    .map((file) =>
      atFile(
        file,
        'The file is missing: the site can’t be built without it.',
        `Restore it: ${restoring(file)}`,
      ),
    );
}

function deletedEntries({ deleted }: Content): RuleResult {
  return deleted.map((entry) =>
    atFile(
      entry.file,
      'The file was deleted or renamed by hand; other entries, or its URL, still need it.',
      `Give it back its name, or restore it: ${restoring(entry.file)} – then, to remove or rename it: npm run content:remove ${nameOf(entry)} – or: ${renaming(entry)}`,
    ),
  );
}

const renaming = (entry: Pick<Entry, 'collection' | 'id'>) =>
  `npm run content:rename ${nameOf(entry)} new-name`;

function wrongEncoding(source: Source): RuleResult {
  if (isUtf8(source)) return undefined;
  return atOffset(
    source,
    source.text.indexOf(LOST),
    'A letter is lost here: the file is not saved as UTF-8, or once was not.',
    'Save the file with the encoding UTF-8. If the letter is still lost, type the word again.',
  );
}

function notAList({ file, data, problem }: Source): RuleResult {
  if (!ENTRY_LISTS.includes(file) || problem || Array.isArray(data)) return undefined;
  return atFile(
    file,
    'The file isn’t a list.',
    'Start each entry with “- id: …”; a list without entries is written [].',
  );
}

/** Endings of a text; Windows hides a last one that it knows. */
const ENDING = /(?:\.mdx?)?\.(?:mdx?|txt)$/i;

function strayFiles(content: Content): RuleResult {
  return content.files
    .filter((file) => !isRead(content, file))
    .map((file): RuleResult => {
      const isEntry = FOLDERS.some((folder) => file.startsWith(`${folder}/`)) && ENDING.test(file);
      const message = 'Nothing reads this file, so it isn’t shown anywhere.';
      if (!isEntry)
        return atFile(file, message, 'Name it in its entry, correct its name, or delete it.');
      const name = `${slugOf(path.posix.basename(file).replace(ENDING, ''))}.mdx`;
      const repair = `Call it ${name}, in the folder of its kind (a further page is “kind: list”), with “draft: true” if it isn’t ready; or delete it.`;
      return atFile(file, message, repair, 'error');
    });
}

/** Whether the site, or somebody who writes for it, needs a file. */
function isRead(content: Content, file: string): boolean {
  const { sources, routes } = content;
  if (LISTS.includes(file) || GUIDES.includes(file)) return true;
  if (isPicture(file)) {
    const name = `/${path.posix.basename(file)}`;
    return !isWhole(content) || sources.some(({ text }) => text.includes(name));
  }
  if (!sources.some((source) => source.file === file)) return false;
  // Of the pages, only the site's own and lists of services are shown.
  return (
    !file.startsWith(`${CONTENT}/pages/`) ||
    PAGE_IDS.includes(path.basename(file, '.mdx')) ||
    [...routes.values()].some((route) => route.file === file)
  );
}

/** Collections whose entries have a page, and so an Open Graph image. */
const WITH_IMAGE: readonly CollectionName[] = ['pages', 'services', 'cases'];

const madeOf = (entry: Entry): string[] => [
  ...pathsOf(entry),
  ...(WITH_IMAGE.includes(entry.collection) ? [openGraphImageFile(entry.id)] : []),
];

/** Names that can't be a URL, and entries of which a page, document or image would be one file. */
function names(content: Content): RuleResult {
  const entries = entriesOf(content, ...WITH_IMAGE, 'papers', 'team');
  // The first entry keeps what another one would have as well.
  const owners = new Map(
    entries.toReversed().flatMap((entry) => madeOf(entry).map((file) => [file, entry])),
  );
  return entries.map((entry) => {
    const { collection, id, source } = entry;
    if (collection === 'pages' && PAGE_IDS.includes(id)) return undefined;
    const owner = madeOf(entry)
      .map((file) => owners.get(file))
      .find((each) => each !== entry);
    const taken =
      owner &&
      `The name “${id}” is taken by ${owner.source.file}: both would have the same page or file.`;
    const problem = nameProblem(id) ?? taken;
    return problem === undefined
      ? undefined
      : atFile(source.file, problem, `Rename it: ${renaming(entry)}`);
  });
}
