import { isScalar } from 'yaml';
import { ROUTES } from '../../../config/routes.ts';
import { slugOf } from '../../../lib/slug.ts';
import { TOPIC } from '../../../lib/topic-filter.ts';
import { textsOf } from '../check/texts.ts';
import { nodesIn, spanOf } from '../model/body.ts';
import { referencesOf, routesIn } from '../model/checked.ts';
import { type Content, entriesOf, readContent } from '../model/content.ts';
import { type Entry, field, nameOf } from '../model/entry.ts';
import { numbersFile } from '../model/paths.ts';
import { pathsOf } from '../model/routes.ts';
import { stretchOf } from '../model/source.ts';
import {
  type ContentChange,
  edited,
  type FileEdit,
  filesOf,
  findEntry,
  movedPaths,
  movedUrl,
  ownFile,
  whyNot,
} from './change.ts';

/** Where a URL leads after the change; undefined if it stays. */
type Retarget = (url: string) => string | undefined;

/**
 * Works out what giving an entry another name changes; writes nothing.
 * @param from the entry: "services/inspections", "clients/shell", its file, or its path
 * "/inspections"
 * @param to its new name, "field-inspections", or the same with its folder
 */
export function rename(root: string, from: string, to: string): ContentChange {
  const content = readContent(root);
  const entry = findEntry(content, from);
  if ('problem' in entry) return entry;
  const name = to.replace(/\.mdx$/, '').replace(/^.*\//, '');
  const { file } = entry.source;
  const newFile = ownFile(entry, name) ?? file;
  const renamed = nameOf({ ...entry, id: name });
  const future = pathsOf(entry, name);
  const moved = new Map(pathsOf(entry).map((path, i) => [path, future[i] ?? path]));
  const problem = whyNot(content, entry.collection, name, [...moved.values()]);
  if (problem) return { problem };
  const retarget: Retarget = (url) =>
    entry.collection === 'topics' ? withTopicRenamed(url, entry.id, name) : movedUrl(moved, url);
  const edits = entriesOf(content).flatMap((other) => [
    ...linkEdits(other, retarget),
    ...fieldEdits(other, entry, name, retarget),
  ]);
  const { files, said } = edited(content, [
    ...edits,
    ...(entry.base.length > 0 ? valueEdit(entry, ['id'], name) : []),
  ]);
  if (newFile !== file) {
    files.set(newFile, files.get(file) ?? entry.source.text);
    files.delete(file);
    // Its first line says whose numbers they are.
    if (entry.numbers)
      files.set(
        numbersFile(newFile),
        entry.numbers.text.replace(`${nameOf(entry)}.mdx`, `${renamed}.mdx`),
      );
  }
  const paths = movedPaths(content, moved);
  return {
    files: new Map([...files, ...paths.files]),
    removed: newFile === file ? [] : filesOf(entry),
    done: [
      newFile === file ? `${nameOf(entry)} is now ${renamed}` : `${file} is now ${newFile}`,
      ...paths.said,
      ...said,
      ...formerTitle(content, entry, name, newFile),
    ],
  };
}

/** A link to the list of cases of a topic. */
function withTopicRenamed(url: string, from: string, to: string): string | undefined {
  const [page = '', rest = ''] = url.split(/(?=[?#])(.*)/);
  const next = rest.replaceAll(new RegExp(`(?<=[?&]${TOPIC}=)${from}(?=[&#]|$)`, 'g'), to);
  return page === ROUTES.cases && next !== rest ? page + next : undefined;
}

/** Links in a text that lead to what has another name now. */
const linkEdits = ({ source }: Entry, retarget: Retarget): FileEdit[] =>
  nodesIn(source.tree).flatMap((node) => {
    const { type, url = '' } = node;
    const next = type === 'link' ? retarget(url) : undefined;
    const { start, end } = spanOf(node);
    const at = source.text.slice(0, end).lastIndexOf(url);
    return next === undefined || at < start
      ? []
      : [{ file: source.file, start: at, end: at + url.length, text: next }];
  });

/** Fields of an entry that name the one that moves, or its path. */
function fieldEdits(other: Entry, entry: Entry, name: string, retarget: Retarget): FileEdit[] {
  const references = referencesOf(other)
    .filter(({ collection, id }) => collection === entry.collection && id === entry.id)
    .map(({ path }) => ({ path, text: name }));
  const routes = routesIn(other).map(({ path, value }) => ({ path, text: retarget(value) }));
  return [...references, ...routes].flatMap(({ path, text }) =>
    text === undefined ? [] : valueEdit(other, path, text),
  );
}

function valueEdit({ source, base }: Entry, at: readonly PropertyKey[], text: string): FileEdit[] {
  const node = source.node([...base, ...at]);
  return isScalar(node) ? [{ ...stretchOf(source, node), text, file: source.file }] : [];
}

/** Where the entry’s title stands by itself: in its fields, in menus and as the words of a link. */
function formerTitle(content: Content, entry: Entry, name: string, newFile: string): string[] {
  const [title] = ['title', 'name', 'label'].flatMap((key) => field(entry.data, key) ?? []);
  if (typeof title !== 'string' || slugOf(title) === name) return [];
  const places = textsOf(content)
    .filter(({ raw }) => raw.trim().replace(/^(["'])(.*)\1$/, '$2') === title)
    .map(({ source, start }) => {
      const file = source === entry.source ? newFile : source.file;
      return `${file}:${source.at(start).line}`;
    });
  return places.length > 0 ? [`The title is still “${title}”: ${places.join(', ')}`] : [];
}
