import path from 'node:path';
import { PAGE_IDS } from '../../../../config/page-files.ts';
import { onlyNear } from '../../../../lib/nearest.ts';
import { slugOf } from '../../../../lib/slug.ts';
import { type CollectionName, collectionSchemas } from '../../../../schemas/collections.ts';
import { settingsSchema } from '../../../../schemas/settings.ts';
import { COLLECTION_NAMES, type Content, entriesOf } from '../../model/content.ts';
import { field } from '../../model/entry.ts';
import { nameProblem } from '../../model/names.ts';
import { CONTENT, DICTIONARY, HOUSE_STYLE, REDIRECTS_FILE, URLS } from '../../model/paths.ts';
import { namedPictures } from '../../model/references.ts';
import type { Source } from '../../model/source.ts';
import { atField, atFile, atOffset, type Rule, type RuleResult } from '../rule.ts';
import { isPicture } from './pictures.ts';

/** What keeps files from being read. */
export const reading: Rule[] = [
  { code: 'file-missing', check: missingFiles },
  { code: 'file-deleted', check: (content) => deletedEntries(content) },
  { code: 'encoding', check: ({ sources }) => sources.map(wrongEncoding) },
  { code: 'list', check: ({ sources }) => sources.map(notAList) },
  { code: 'kind', check: (content) => [wrongKind(content), pagesWithoutRoute(content)] },
  { code: 'yaml', check: ({ sources }) => sources.flatMap(({ problems }) => problems) },
];

export const rules: Rule[] = [
  { code: 'file-unread', check: unreadFiles },
  { code: 'file-name', check: names },
];

const SETTINGS: string[] = settingsSchema().options.map(({ shape }) => shape.kind.value);
const LISTS = [
  ...['testimonials', 'clients', 'topics', 'literature'].map((name) => `${CONTENT}/${name}.yaml`),
  ...[REDIRECTS_FILE, URLS, DICTIONARY, HOUSE_STYLE],
];
/** Text files beside the entries. */
const OWN = [...LISTS, ...['README', 'EXAMPLES', 'VENDORS'].map((name) => `${CONTENT}/${name}.md`)];

function missingFiles({ files }: Content): RuleResult {
  const needed = [
    ...SETTINGS.map((kind) => `${CONTENT}/settings/${kind}.yaml`),
    ...PAGE_IDS.map((id) => `${CONTENT}/pages/${id}.mdx`),
    ...LISTS,
  ];
  return needed
    .filter((file) => !files.includes(file))
    .map((file) =>
      atFile(file, 'The file is missing: the site can’t be built without it.', `Restore it: git restore --staged --worktree ${file}`),
    );
}

const deletedEntries = ({ deleted }: Content): RuleResult =>
  deleted.map(({ collection, id, file }) =>
    atFile(
      file,
      'The file was deleted or renamed by hand; other entries, or its URL, still need it.',
      `Restore it: git restore --staged --worktree ${file} – then, to remove or rename it: npm run content:remove ${collection}/${id} – or: npm run content:rename ${collection}/${id} new-name`,
    ),
  );

function wrongEncoding(source: Source): RuleResult {
  const at = source.text.indexOf('\ufffd');
  const message = 'A letter is lost here: the file is not saved as UTF-8, or once was not.';
  return (
    at >= 0 && atOffset(source, at, message, 'Save the file with the encoding UTF-8. If the letter is still lost, type the word again.')
  );
}

const ENTRY_LISTS = COLLECTION_NAMES.flatMap((name) => ('file' in collectionSchemas[name].place ? collectionSchemas[name].place.file : []));
const notAList = ({ file, data, problems }: Source): RuleResult =>
  ENTRY_LISTS.includes(file) && problems.length === 0 && !Array.isArray(data)
    ? atFile(file, 'The file isn’t a list.', 'Start each entry with “- id: …”; a list without entries is written [].')
    : [];

const wrongKind = (content: Content): RuleResult =>
  entriesOf(content, 'settings').map((entry) => {
    const kind = field(entry.data, 'kind');
    return (
      typeof kind === 'string' &&
      kind !== entry.id &&
      SETTINGS.includes(kind) &&
      atField(entry, ['kind'], `The file ${entry.id}.yaml says that its kind is "${kind}".`, `Write "kind: ${entry.id}".`)
    );
  });

const pagesWithoutRoute = (content: Content): RuleResult =>
  entriesOf(content, 'pages').map(({ id, data, source }) => {
    const message = 'No page of the site shows this file: only lists of services can be added here.';
    const repair = 'Write “kind: list”, ask an engineer for a new kind of page, or delete the file.';
    return !PAGE_IDS.includes(id) && field(data, 'kind') !== 'list' && atFile(source.file, message, repair);
  });

function unreadFiles(content: Content): RuleResult {
  const { files, sources } = content;
  const pictures = namedPictures(content);
  // An entry that can't be read, or names a missing picture or another entry's, may mean one in its folder.
  const unsure = pictures.filter(({ file }, i) => !files.includes(file) || pictures.findIndex((each) => each.file === file) < i);
  const isShown = (picture: string) => {
    const folder = path.posix.dirname(picture);
    const isUnsure = unsure.some(({ file }) => path.posix.dirname(file) === folder);
    const unread = content.unread.get(path.posix.basename(folder) as CollectionName) ?? [];
    return isUnsure || unread.length > 0 || sources.some(({ text }) => text.includes(`/${path.posix.basename(picture)}`));
  };
  const folders = COLLECTION_NAMES.flatMap((name) => ('folder' in collectionSchemas[name].place ? [collectionSchemas[name].place] : []));
  const paths = new Set(folders.map(({ folder }) => folder));
  return files.map((file) => {
    if (OWN.includes(file) || (isPicture(file) && isShown(file)) || sources.some((source) => source.file === file)) return undefined;
    const [, folder = '', base = '', extension = ''] = /^(.*)\/([^/]*?)(\.[^./]*)?$/.exec(file) ?? [];
    const isEntry = [...paths].some((each) => file.startsWith(`${each}/`)) && /^\.mdx?$/i.test(extension);
    const meant = onlyNear(file, OWN);
    const name = paths.has(folder) ? `Call it ${folder}/${slugOf(base)}.mdx` : 'Put it in the folder for its kind';
    const repair = isEntry
      ? `${name}, with “draft: true” if it isn’t ready; or delete it.`
      : `${meant ? `Did you mean ${meant}? ` : isPicture(file) ? 'Name it in its entry. ' : ''}If nobody needs it, delete it.`;
    const found = atFile(file, 'Nothing reads this file, so it isn’t shown anywhere.', repair);
    return isEntry ? { ...found, severity: 'error' } : found;
  });
}

/** Names that can't be a URL, and entries whose pages or documents would be one file. */
function names(content: Content): RuleResult {
  const withPage = entriesOf(content, 'pages', 'services', 'cases');
  const withDocument = [
    ...entriesOf(content, 'cases').filter(({ data }) => !field(data, 'whitePaper', 'paper')),
    ...entriesOf(content, 'papers'),
  ];
  const shared = [withPage, withDocument].map((entries) =>
    entries.map((entry, i) => {
      const first = entries.slice(0, i).find(({ id }) => id === entry.id);
      const message = `The name “${entry.id}” is taken by ${first?.source.file}: both would have the same page or file.`;
      return first && atFile(entry.source.file, message, `Rename one: npm run content:rename ${entry.collection}/${entry.id} new-name`);
    }),
  );
  const impossible = [...withPage, ...entriesOf(content, 'papers', 'team')].map(({ collection, id, source }) => {
    const problem = collection === 'pages' && PAGE_IDS.includes(id) ? undefined : nameProblem(id);
    return problem && atFile(source.file, problem, `Rename it: npm run content:rename ${collection}/${id} new-name`);
  });
  return [shared, impossible.map((each) => each || undefined)];
}
