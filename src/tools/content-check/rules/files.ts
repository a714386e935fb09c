import path from 'node:path';
import { PAGE_IDS } from '../../../config/page-files.ts';
import { nearest } from '../../../lib/nearest.ts';
import { slugOf } from '../../../lib/slug.ts';
import { collectionSchemas } from '../../../schemas/collections.ts';
import { settingsSchema } from '../../../schemas/settings.ts';
import { field } from '../entry.ts';
import { COLLECTION_NAMES, type Content } from '../model.ts';
import { CONTENT, DICTIONARY, REDIRECTS_FILE, URLS } from '../paths.ts';
import { atField, atFile, type Found, type Rule } from '../rule.ts';
import { isPicture } from './pictures.ts';

export const rules: Rule[] = [
  { id: 'file-missing', check: missingFiles },
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
/** Text files that stand beside the entries. */
const OWN = [...LISTS, ...['README', 'EXAMPLES', 'HOUSE-STYLE', 'VENDORS'].map((name) => `${CONTENT}/${name}.md`)];

function missingFiles({ files }: Content): Found[] {
  const needed = [
    ...SETTINGS.map((kind) => `${CONTENT}/settings/${kind}.yaml`),
    ...PAGE_IDS.map((id) => `${CONTENT}/pages/${id}.mdx`),
    ...LISTS,
  ];
  const missing = needed
    .filter((file) => !files.includes(file))
    .map((file) => atFile(file, 'The file is missing: the site can’t be built without it.', `Bring it back: git checkout HEAD -- ${file}`));
  return missing;
}

function misnamed({ entries }: Content): Found[] {
  return (entries.get('settings') ?? []).flatMap((entry) => {
    const kind = field(entry.data, 'kind');
    return typeof kind !== 'string' || kind === entry.id || !SETTINGS.includes(kind)
      ? []
      : [atField(entry, ['kind'], `The file ${entry.id}.yaml says that it is of the kind "${kind}".`, `Write "kind: ${entry.id}".`)];
  });
}

function unreadFiles({ files }: Content): Found[] {
  const folders = COLLECTION_NAMES.flatMap((name) => {
    const { place } = collectionSchemas[name];
    return 'folder' in place ? [place] : [];
  });
  return files.flatMap((file) => {
    const folder = folders.find((each) => file.startsWith(`${each.folder}/`));
    const rest = file.slice((folder?.folder ?? CONTENT).length + 1);
    const [, entry] = /^(.+)\.numbers\.yaml$/.exec(file) ?? [];
    const isRead =
      OWN.includes(file) ||
      (isPicture(file) && (folder ? !rest.includes('/') : rest.startsWith('clients/'))) ||
      (folder !== undefined && new RegExp(`^[a-z0-9-]+\\.${RegExp.escape(folder.extension)}$`).test(rest)) ||
      (entry !== undefined && files.includes(`${entry}.mdx`));
    if (isRead) return [];
    const beside = files.filter((each) => folder && each.startsWith(`${folder.folder}/`) && each.endsWith('.mdx'));
    const meant = entry === undefined ? nearest(file, OWN) : nearest(`${entry}.mdx`, beside)?.replace(/mdx$/, 'numbers.yaml');
    return [
      atFile(
        file,
        'Nothing reads this file, so it is shown nowhere.',
        `${meant ? `Did you mean ${meant}?` : folder ? `Call it ${nameFor(file, folder)}; one that isn’t ready says “draft: true”.` : 'Put it into the folder of its kind.'} Or remove it: git rm "${file}"`,
      ),
    ];
  });
}

/** The name by which a file of a folder is read: lower-case words joined by hyphens, which become the path. */
function nameFor(file: string, { folder, extension }: { folder: string; extension: string }): string {
  const stem = path.posix.basename(file).replace(/\.(?:mdx?|markdown|ya?ml|txt|bak|orig|tmp|docx?|copy|old)\b.*$/i, '');
  return `${folder}/${slugOf(stem)}.${extension}`;
}

function pagesWithoutRoute({ entries }: Content): Found[] {
  return (entries.get('pages') ?? []).flatMap((entry) => {
    const kind = field(entry.data, 'kind');
    if (PAGE_IDS.includes(entry.id) || kind === 'list') return [];
    const meant = nearest(entry.id, PAGE_IDS);
    return [
      atFile(
        entry.source.file,
        'No page of the site shows this file: only lists of services can be added here.',
        meant && !(entries.get('pages') ?? []).some(({ id }) => id === meant)
          ? `Did you mean ${meant}.mdx?`
          : `Write “kind: list”, ask an engineer for a new kind of page, or remove it: git rm ${entry.source.file}`,
      ),
    ];
  });
}
