import fs from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { PAGE_IDS } from '../../../config/routes.ts';
import { nearest } from '../../../lib/nearest.ts';
import { collectionSchemas } from '../../../schemas/collections.ts';
import { settingsSchema } from '../../../schemas/settings.ts';
import { field } from '../entry.ts';
import { COLLECTION_NAMES, type Content, entriesOf } from '../model.ts';
import { CONTENT, DICTIONARY, REDIRECTS_FILE, URLS } from '../paths.ts';
import { atField, atFile, type Found, type Rule } from '../rule.ts';
import { missingFile } from './fields.ts';

export const rules: Rule[] = [
  { id: 'file-missing', severity: 'error', finds: 'pages, settings and lists that the site needs', check: missingFiles },
  { id: 'kind', severity: 'error', finds: 'settings that say they are another file’s', check: misnamed },
  { id: 'file-unread', severity: 'error', finds: 'files that nothing reads', check: unreadFiles },
  { id: 'page-without-route', severity: 'error', finds: 'pages without a route', check: pagesWithoutRoute },
  { id: 'picture', severity: 'error', finds: 'pictures that can’t be shown well', check: pictures },
  { id: 'picture-unused', severity: 'warning', finds: 'pictures that no entry names', check: unusedPictures },
];

const SETTINGS: string[] = settingsSchema().options.map(({ shape }) => shape.kind.value);
const LISTS = [`${CONTENT}/testimonials.yaml`, `${CONTENT}/clients.yaml`, `${CONTENT}/topics.yaml`, REDIRECTS_FILE, URLS, DICTIONARY];
/** Text files that stand beside the entries. */
const OWN = [...LISTS, ...['README', 'EXAMPLES', 'VENDORS'].map((name) => `${CONTENT}/${name}.md`)];

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
    if (OWN.includes(file)) return [];
    const folder = folders.find((each) => file.startsWith(`${each.folder}/`));
    const rest = folder ? file.slice(folder.folder.length + 1) : file.slice(CONTENT.length + 1);
    const name = path.posix.basename(file);
    if (PICTURE.test(name) && (folder ? !rest.includes('/') : rest.startsWith('clients/'))) return [];
    if (folder && new RegExp(`^[a-z0-9-]+\\.${folder.extension}$`).test(rest)) return [];
    const remove = `or remove it: git rm "${file}"`;
    if (folder && rest.includes('/'))
      return [
        atFile(
          file,
          'The file is in a folder that nothing reads, so it is shown nowhere.',
          `Move it to ${folder.folder}/ (an entry that isn’t ready says “draft: true”), ${remove}`,
        ),
      ];
    const stem = name.replace(/\.(?:mdx?|markdown|ya?ml|txt|bak|orig|tmp|docx?|copy|old)\b.*$/i, '');
    const right = `${stem
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')}.${folder?.extension ?? 'yaml'}`;
    if (folder)
      return [
        atFile(
          file,
          'The file’s name is not read, so it is shown nowhere.',
          files.includes(`${folder.folder}/${right}`)
            ? `There is a ${right} already: remove this one: git rm "${file}"`
            : `Call it ${right}: lower-case words joined by hyphens, ending in .${folder.extension} (the name becomes the path), ${remove}`,
        ),
      ];
    const meant = nearest(
      rest,
      OWN.map((own) => own.slice(CONTENT.length + 1)),
    );
    return [
      atFile(
        file,
        'Nothing reads this file, so it is shown nowhere.',
        meant
          ? `Did you mean ${meant}?`
          : `Put it into the folder of its kind (${folders.map((each) => path.posix.basename(each.folder)).join(', ')}), ${remove}`,
      ),
    ];
  });
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

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg|tiff?)$/i;
/** A picture on a page is at most 800 CSS px wide, twice that on a fine screen. */
const WIDEST_PX = 4000;
const HEAVIEST_BYTES = 1_500_000;
const PORTRAIT_PX = 480;

/** A picture that a field names. */
interface Named {
  entry: Parameters<typeof atField>[0];
  path: PropertyKey[];
  value: string;
  file: string;
}

function namedPictures(content: Content): Named[] {
  return entriesOf(content).flatMap((entry) =>
    (['image', 'profileImage', 'logo', 'portrait', 'photo', 'photograph'] as const).flatMap((key) => {
      const value = field(entry.data, key);
      if (typeof value !== 'string') return [];
      return [{ entry, path: [key], value, file: path.posix.join(path.posix.dirname(entry.source.file), value) }];
    }),
  );
}

async function pictures(content: Content): Promise<Found[]> {
  const named = namedPictures(content);
  const found = await Promise.all(
    named.map(async ({ entry, path: at, value, file }): Promise<Found[]> => {
      if (!content.files.includes(file)) {
        // The schema names the others.
        const folder = path.posix.dirname(entry.source.file);
        const message = at[0] === 'logo' ? missingFile(content, folder, value) : undefined;
        if (!message) return [];
        // The pictures that may be meant are those that no entry names now.
        const meant = content.files.filter((each) => message.includes(path.posix.basename(each)));
        return [{ ...atField(entry, at, `logo is "${value}".`, message), about: meant }];
      }
      return (await pictureProblems(path.join(content.root, file), at[0] === 'profileImage')).map(({ message, repair }) =>
        atField(entry, at, `${value} ${message}`, repair),
      );
    }),
  );
  return found.flat();
}

async function pictureProblems(file: string, isPortrait: boolean): Promise<{ message: string; repair: string }[]> {
  const { default: sharp } = await import('sharp');
  const bytes = fs.statSync(file).size;
  const shrink = `npx sharp-cli -i "${path.relative(process.cwd(), file)}" -o "${path.relative(process.cwd(), file)}" resize 1600`;
  const meta = await sharp(file)
    .metadata()
    .catch(() => undefined);
  const ending = path.extname(file).slice(1).toLowerCase().replace('jpg', 'jpeg');
  if (!meta?.width || !meta.height)
    return [
      { message: 'is no picture: it can’t be opened.', repair: 'Save the picture again as JPEG or PNG (a logo as SVG) under this name.' },
    ];
  const format = meta.format === 'heif' ? 'avif' : meta.format;
  if (format !== ending.replace(/^tif$/, 'tiff'))
    return [
      {
        message: `is a picture of the kind ${format}, whatever its ending says.`,
        repair: `Give it the ending .${format}, here and in its name.`,
      },
    ];
  if (format === 'svg') return drawingProblems(fs.readFileSync(file, 'utf8'));
  const small = Math.min(meta.width, meta.height);
  if (isPortrait && small < PORTRAIT_PX)
    return [
      {
        message: `is ${meta.width} × ${meta.height} px; a portrait takes at least ${PORTRAIT_PX} × ${PORTRAIT_PX}.`,
        repair: 'Ask for the original; a picture that is enlarged stays coarse.',
      },
    ];
  if (bytes > HEAVIEST_BYTES || Math.max(meta.width, meta.height) > WIDEST_PX)
    return [
      {
        message: `is ${meta.width} × ${meta.height} px and ${(bytes / 1e6).toFixed(1)} MB; at most ${WIDEST_PX} px and ${HEAVIEST_BYTES / 1e6} MB are taken.`,
        repair: `Shrink it: ${shrink}`,
      },
    ];
  return [];
}

/** What an SVG may not hold, and what it needs to be scaled. */
function drawingProblems(text: string): { message: string; repair: string }[] {
  const root = parseFragment(text).childNodes.find((node) => node.nodeName === 'svg');
  const elements = (node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] =>
    'childNodes' in node ? [...('tagName' in node ? [node] : []), ...node.childNodes.flatMap(elements)] : [];
  const all = root ? elements(root) : [];
  if (all.some(({ tagName, attrs }) => tagName === 'script' || attrs.some(({ name }) => /^on/i.test(name))))
    return [{ message: 'holds a script.', repair: 'Save it as a plain SVG, without script and without attributes such as onload.' }];
  const hasBox = root !== undefined && 'attrs' in root && root.attrs.some(({ name }) => name === 'viewBox');
  return hasBox
    ? []
    : [{ message: 'has no viewBox, so it can’t be scaled.', repair: 'Save it again with a viewBox: your program calls it “responsive”.' }];
}

function unusedPictures(content: Content): Found[] {
  const named = new Set(namedPictures(content).map(({ file }) => file.toLowerCase()));
  const texts = content.sources.map(({ text }) => text);
  return content.files
    .filter((file) => PICTURE.test(file) && !named.has(file.toLowerCase()))
    .filter((file) => !texts.some((text) => text.includes(`/${path.posix.basename(file)}`)))
    .map((file) => atFile(file, 'No entry names this picture.', `Name it in its entry, or remove it: git rm ${file}`));
}
