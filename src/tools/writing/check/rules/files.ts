import path from 'node:path';
import { PAGE_IDS } from '../../../../config/page-files.ts';
import { slugOf } from '../../../../lib/slug.ts';
import { collectionSchemas } from '../../../../schemas/collections.ts';
import { settingsSchema } from '../../../../schemas/settings.ts';
import { COLLECTION_NAMES, type Content, entriesOf } from '../../model/content.ts';
import { field } from '../../model/entry.ts';
import { nameProblem } from '../../model/names.ts';
import { CONTENT, DICTIONARY, HOUSE_STYLE, REDIRECTS_FILE, URLS } from '../../model/paths.ts';
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

function unreadFiles({ files, sources, unread }: Content): RuleResult {
  // An unreadable entry may name any picture.
  const isWhole = [...unread.values()].every((ids) => ids.length === 0);
  const isRead = (file: string) =>
    OWN.includes(file) ||
    sources.some(
      (source) => source.file === file || (isPicture(file) && (!isWhole || source.text.includes(`/${path.posix.basename(file)}`))),
    );
  const folders = COLLECTION_NAMES.flatMap((name) =>
    'folder' in collectionSchemas[name].place ? collectionSchemas[name].place.folder : [],
  );
  return files
    .filter((file) => !isRead(file))
    .map((file) => {
      const isEntry = folders.some((folder) => file.startsWith(`${folder}/`)) && /\.mdx?$/i.test(file);
      const message = 'Nothing reads this file, so it isn’t shown anywhere.';
      if (!isEntry) return atFile(file, message, 'Name it in its entry, correct its name, or delete it.');
      const name = `${slugOf(path.posix.basename(file).replace(/\.mdx?$/i, ''))}.mdx`;
      const found = atFile(
        file,
        message,
        `Call it ${name}, in the folder of its kind, with “draft: true” if it isn’t ready; or delete it.`,
      );
      return { ...found, severity: 'error' };
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
