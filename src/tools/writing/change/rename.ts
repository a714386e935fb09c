import { isScalar } from 'yaml';
import { nodesIn, spanOf } from '../model/body.ts';
import { entriesOf, readContent } from '../model/content.ts';
import type { Entry } from '../model/entry.ts';
import { numbersFile } from '../model/paths.ts';
import { referencesOf, routesIn } from '../model/references.ts';
import { pathsOf } from '../model/routes.ts';
import { retargeted, stretchOf } from '../model/source.ts';
import {
  type ContentChange,
  edited,
  entryNamed,
  type FileEdit,
  movedPaths,
  movedUrl,
  ownFile,
  whyNot,
} from './change.ts';

/**
 * Works out what giving an entry another name changes; writes nothing.
 * @param from the entry: "services/inspections", "clients/shell", its file, or its path
 * "/inspections"
 * @param to its new name, "field-inspections", or the same with its folder
 */
export function rename(root: string, from: string, to: string): ContentChange {
  const content = readContent(root);
  const entry = entryNamed(content, from);
  if ('problem' in entry) return entry;
  const name = to.replace(/\.mdx$/, '').replace(/^.*\//, '');
  const { file } = entry.source;
  const newFile = ownFile(entry, name) ?? file;
  const future = pathsOf(entry, name);
  const moved = new Map(pathsOf(entry).map((path, i) => [path, future[i] ?? path]));
  const problem = whyNot(content, entry.collection, name, [...moved.values()]);
  if (problem) return { problem };
  const edits = entriesOf(content).flatMap((other) => [
    ...linkEdits(other, moved),
    ...fieldEdits(other, entry, name, moved),
  ]);
  const { files, said } = edited(content, [
    ...edits,
    ...(entry.base.length > 0 ? valueEdit(entry, ['id'], name) : []),
  ]);
  if (newFile !== file) {
    files.set(newFile, files.get(file) ?? entry.source.text);
    files.delete(file);
    // Its first line says whose numbers they are.
    const mdx = (id: string) => `${entry.collection}/${id}.mdx`;
    if (entry.numbers)
      files.set(numbersFile(newFile), entry.numbers.text.replace(mdx(entry.id), mdx(name)));
  }
  const paths = movedPaths(content, moved);
  return {
    files: new Map([...files, ...paths.files]),
    removed: newFile === file ? [] : [file, ...(entry.numbers ? [entry.numbers.file] : [])],
    done: [
      newFile === file
        ? `${entry.collection}/${entry.id} is now ${entry.collection}/${name}`
        : `${file} is now ${newFile}`,
      ...paths.said,
      ...said,
    ],
  };
}

/** Links in a text to a path that moves. */
function linkEdits({ source }: Entry, moved: ReadonlyMap<string, string>): FileEdit[] {
  return nodesIn(source.tree).flatMap((node) => {
    const { type, url = '' } = node;
    const next = type === 'link' ? movedUrl(moved, url) : undefined;
    const edit = next === undefined ? undefined : retargeted(source, spanOf(node), url, next);
    return edit ? [{ ...edit, file: source.file }] : [];
  });
}

/** Fields of an entry that name the one that moves, or its path. */
function fieldEdits(
  other: Entry,
  entry: Entry,
  name: string,
  moved: ReadonlyMap<string, string>,
): FileEdit[] {
  const references = referencesOf(other)
    .filter(({ collection, id }) => collection === entry.collection && id === entry.id)
    .map(({ path: at }) => ({ at, text: name }));
  const routes = routesIn(other).flatMap(({ at, value }) => {
    const text = movedUrl(moved, value);
    return text === undefined ? [] : [{ at, text }];
  });
  return [...references, ...routes].flatMap(({ at, text }) => valueEdit(other, at, text));
}

function valueEdit({ source, base }: Entry, at: readonly PropertyKey[], text: string): FileEdit[] {
  const node = source.node([...base, ...at]);
  return isScalar(node) ? [{ ...stretchOf(source, node), text, file: source.file }] : [];
}
