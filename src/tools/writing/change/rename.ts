import { isScalar } from 'yaml';
import { ROUTES } from '../../../config/routes.ts';
import { slugOf } from '../../../lib/slug.ts';
import { TOPIC } from '../../../lib/topic-filter.ts';
import { textsOf } from '../check/texts.ts';
import { nodesIn, spanOf } from '../model/body.ts';
import { routesIn } from '../model/checked.ts';
import { type Content, entriesOf, readContent } from '../model/content.ts';
import { type Entry, field, nameOf } from '../model/entry.ts';
import { CONTENT, numbersFile } from '../model/paths.ts';
import { pathsOf } from '../model/routes.ts';
import { stretchOf } from '../model/source.ts';
import {
  type ContentChange,
  changeBy,
  type FileEdit,
  filesOf,
  findEntry,
  movedUrl,
  ownFile,
  referencesTo,
  whyNot,
} from './change.ts';

/** Where a URL leads after the change; undefined if it stays. */
type Retarget = (url: string) => string | undefined;

/**
 * Works out what giving an entry another name changes; writes nothing.
 * @param from the entry, as `findEntry` takes it
 * @param to its new name, "field-inspections", or the same with its folder
 */
export function rename(root: string, from: string, to: string): ContentChange {
  const content = readContent(root);
  const entry = findEntry(content, from);
  if ('problem' in entry) return entry;
  const name = to.replace(/\.mdx$/, '').replace(/^.*\//, '');
  const moved = movedRoutes(entry, name);
  const problem = whyNot(content, entry.collection, name, [...moved.values()]);
  if (problem) return { problem };
  const { file } = entry.source;
  const newFile = ownFile(entry, name) ?? file;
  const isMoved = newFile !== file;
  const { files, report } = changeBy(
    content,
    editsFor(content, entry, name, moved),
    moved,
    isMoved
      ? `${file} is now ${newFile}`
      : `${nameOf(entry)} is now ${nameOf({ ...entry, id: name })}`,
  );
  if (isMoved) moveFiles(entry, newFile, files);
  return {
    files,
    removed: isMoved ? filesOf(entry) : [],
    report: [...report, ...formerTitle(content, entry, name, newFile)],
  };
}

/** The paths of an entry, and those under its new name. */
function movedRoutes(entry: Entry, name: string): Map<string, string> {
  const future = pathsOf(entry, name);
  return new Map(pathsOf(entry).map((path, i) => [path, future[i] ?? path]));
}

/** Edits of everything that names the entry, or leads to one of its paths. */
function editsFor(
  content: Content,
  entry: Entry,
  name: string,
  moved: ReadonlyMap<string, string>,
): FileEdit[] {
  const retarget: Retarget = (url) =>
    entry.collection === 'topics' ? withTopicRenamed(url, entry.id, name) : movedUrl(moved, url);
  const isInList = entry.base.length > 0;
  return [
    ...entriesOf(content).flatMap((other) => [
      ...linkEdits(other, retarget),
      ...fieldEdits(other, entry, name, retarget),
    ]),
    ...(isInList ? valueEdit(entry, ['id'], name) : []),
  ];
}

/** Puts the files of an entry among the changed ones under its new name. */
function moveFiles(entry: Entry, newFile: string, files: Map<string, string>): void {
  const { source, numbers } = entry;
  files.set(newFile, files.get(source.file) ?? source.text);
  files.delete(source.file);
  // Its first line says whose numbers they are.
  const named = (file: string) => file.slice(CONTENT.length + 1);
  if (numbers)
    files.set(numbersFile(newFile), numbers.text.replace(named(source.file), named(newFile)));
}

/** A link to the list of cases of a topic. */
function withTopicRenamed(url: string, from: string, to: string): string | undefined {
  const [page = '', rest = ''] = url.split(/(?=[?#])(.*)/);
  const next = rest.replaceAll(new RegExp(`(?<=[?&]${TOPIC}=)${from}(?=[&#]|$)`, 'g'), to);
  return page === ROUTES.cases && next !== rest ? page + next : undefined;
}

/** Links in a text that lead to what has another name now. */
const linkEdits = ({ source: { file, text, tree } }: Entry, retarget: Retarget): FileEdit[] =>
  nodesIn(tree).flatMap((node) => {
    const { type, url = '', children = [] } = node;
    const next = type === 'link' ? retarget(url) : undefined;
    const { start, end } = spanOf(node);
    // Its words and its title may contain the same path.
    const afterWords = Math.max(start, ...children.map((child) => spanOf(child).end));
    const at = text.indexOf(url, afterWords);
    return next === undefined || at < 0 || at >= end
      ? []
      : [{ file, start: at, end: at + url.length, text: next }];
  });

/** Fields of an entry that name the one that moves, or its path. */
function fieldEdits(other: Entry, entry: Entry, name: string, retarget: Retarget): FileEdit[] {
  const references = referencesTo(entry, other).map((path) => ({ path, text: name }));
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
