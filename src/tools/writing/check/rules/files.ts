import path from 'node:path';
import { PAGE_IDS } from '../../../../config/page-files.ts';
import { nearest } from '../../../../lib/nearest.ts';
import { slugOf } from '../../../../lib/slug.ts';
import { type CollectionName, collectionSchemas } from '../../../../schemas/collections.ts';
import { settingsSchema } from '../../../../schemas/settings.ts';
import { COLLECTION_NAMES, type Content, entriesOf } from '../../model/content.ts';
import { field } from '../../model/entry.ts';
import { CONTENT, DICTIONARY, REDIRECTS_FILE, URLS } from '../../model/paths.ts';
import { namedPictures } from '../../model/references.ts';
import type { Source } from '../../model/source.ts';
import { atField, atFile, atOffset, type Rule, type RuleResult } from '../rule.ts';
import { isPicture } from './pictures.ts';

export const rules: Rule[] = [
  { id: 'file-missing', check: missingFiles },
  { id: 'encoding', check: ({ sources }) => sources.map(misread) },
  { id: 'list', check: ({ sources }) => sources.map(noList) },
  { id: 'kind', check: misnamed },
  { id: 'file-unread', check: unreadFiles },
  { id: 'page-without-route', check: pagesWithoutRoute },
];

const SETTINGS: string[] = settingsSchema().options.map(({ shape }) => shape.kind.value);
const LISTS = [
  `${CONTENT}/testimonials.yaml`,
  `${CONTENT}/clients.yaml`,
  `${CONTENT}/topics.yaml`,
  `${CONTENT}/literature.yaml`,
  REDIRECTS_FILE,
  URLS,
  DICTIONARY,
];
/** Text files beside the entries. */
const OWN = [...LISTS, ...['README', 'EXAMPLES', 'HOUSE-STYLE', 'VENDORS'].map((name) => `${CONTENT}/${name}.md`)];

function missingFiles({ files }: Content): RuleResult {
  const needed = [
    ...SETTINGS.map((kind) => `${CONTENT}/settings/${kind}.yaml`),
    ...PAGE_IDS.map((id) => `${CONTENT}/pages/${id}.mdx`),
    ...LISTS,
  ];
  return needed
    .filter((file) => !files.includes(file))
    .map((file) => atFile(file, 'The file is missing: the site can’t be built without it.', `Restore it: git checkout HEAD -- ${file}`));
}

function misread(source: Source): RuleResult {
  const at = source.text.indexOf('\ufffd');
  const message = 'A letter is lost here: the file is not saved as UTF-8, or once was not.';
  return (
    at >= 0 && atOffset(source, at, message, 'Save the file with the encoding UTF-8. If the letter is still lost, type the word again.')
  );
}

const ENTRY_LISTS = COLLECTION_NAMES.flatMap((name) => ('file' in collectionSchemas[name].place ? collectionSchemas[name].place.file : []));
const noList = ({ file, data, problems }: Source): RuleResult =>
  ENTRY_LISTS.includes(file) && problems.length === 0 && !Array.isArray(data)
    ? atFile(file, 'The file isn’t a list.', 'Start each entry with “- id: …”.')
    : [];

function misnamed(content: Content): RuleResult {
  return entriesOf(content, 'settings').flatMap((entry) => {
    const kind = field(entry.data, 'kind');
    return typeof kind !== 'string' || kind === entry.id || !SETTINGS.includes(kind)
      ? []
      : atField(entry, ['kind'], `The file ${entry.id}.yaml says that its kind is "${kind}".`, `Write "kind: ${entry.id}".`);
  });
}

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
  const folders = COLLECTION_NAMES.flatMap((name) => {
    const { place } = collectionSchemas[name];
    return 'folder' in place ? [place] : [];
  });
  return files.map((file) => {
    const folder = folders.find((each) => file.startsWith(`${each.folder}/`));
    const rest = file.slice((folder?.folder ?? CONTENT).length + 1);
    const [, entry] = /^(.+)\.numbers\.yaml$/.exec(file) ?? [];
    const isRead =
      OWN.includes(file) ||
      (isPicture(file) && isShown(file)) ||
      (folder !== undefined && new RegExp(`^[a-z0-9-]+\\.${RegExp.escape(folder.extension)}$`).test(rest)) ||
      (entry !== undefined && files.includes(`${entry}.mdx`));
    if (isRead) return undefined;
    const beside = files.filter((each) => folder && each.startsWith(`${folder.folder}/`) && each.endsWith('.mdx'));
    const meant = entry === undefined ? nearest(file, OWN) : nearest(`${entry}.mdx`, beside)?.replace(/mdx$/, 'numbers.yaml');
    const isEntry = folder !== undefined && /\.mdx?$/i.test(file);
    const name = folder ? `Call it ${nameFor(file, folder)}; if it isn’t ready, add “draft: true”.` : 'Put it in the folder for its kind.';
    const move = isPicture(file) ? 'Name it in its entry.' : name;
    const repair = `${meant ? `Did you mean ${meant}?` : move} Or remove it: git rm "${file}"`;
    const found = atFile(file, 'Nothing reads this file, so it isn’t shown anywhere.', repair);
    // The writer of an entry that nobody sees meant to publish it.
    return isEntry ? { severity: 'error', ...found } : found;
  });
}

/** The name that a file needs to be read in its folder: lower-case words joined by hyphens, which become the path. */
function nameFor(file: string, { folder, extension }: { folder: string; extension: string }): string {
  const stem = path.posix.basename(file).replace(/\.(?:mdx?|markdown|ya?ml|txt|bak|orig|tmp|docx?|copy|old)\b.*$/i, '');
  return `${folder}/${slugOf(stem)}.${extension}`;
}

function pagesWithoutRoute(content: Content): RuleResult {
  return entriesOf(content, 'pages').flatMap((entry) => {
    const kind = field(entry.data, 'kind');
    if (PAGE_IDS.includes(entry.id) || kind === 'list') return [];
    const meant = nearest(entry.id, PAGE_IDS);
    const isFree = meant && !entriesOf(content, 'pages').some(({ id }) => id === meant);
    const other = `Write “kind: list”, ask an engineer for a new kind of page, or remove it: git rm ${entry.source.file}`;
    const message = 'No page of the site shows this file: only lists of services can be added here.';
    return atFile(entry.source.file, message, isFree ? `Did you mean ${meant}.mdx?` : other);
  });
}
