import { Document, isScalar, isSeq, type YAMLSeq } from 'yaml';
import { documentFile } from '../../../config/routes.ts';
import { slugOf } from '../../../lib/slug.ts';
import { collectionSchemas } from '../../../schemas/collections.ts';
import { UNCHECKED_CONTEXT } from '../../../schemas/fields.ts';
import type { Content } from '../model/content.ts';
import { applyEdits, type Edit } from '../model/edits.ts';
import { pathsOf } from '../model/routes.ts';
import { type Source, YAML_OPTIONS } from '../model/source.ts';
import { type ContentChange, whyNot } from './change.ts';
import { type Answers, answerProblem, KINDS } from './kinds.ts';
import { template } from './template.ts';

/**
 * Works out the files of a new entry, and what is left to do; writes nothing.
 * @param name one of KINDS
 * @param answers to the questions of its kind
 */
export function scaffold(
  content: Content,
  name: string,
  title: string,
  answers: Answers,
): ContentChange {
  const kind = KINDS[name];
  const wrong = kindProblem(name) ?? titleProblem(content, name, title);
  if (!kind || wrong) return { problem: wrong ?? '' };
  const problems = (kind.questions ?? []).flatMap(
    (question) => answerProblem(question, answers[question.flag] ?? [], content) ?? [],
  );
  if (problems.length > 0) return { problem: problems.join('\n') };
  const slug = slugOf(title);
  const values = {
    ...kind.values({ title, slug, content, answers }),
    ...(name !== 'topic' && { draft: true }),
  };
  const report = [
    ...(kind.next ? [kind.next(slug)] : []),
    'npm run check lists everything still to be filled in; npm run dev shows the page',
    ...(name === 'topic' ? [] : ['Take out “draft: true” once it can go live']),
  ];
  const { place, schema } = collectionSchemas[kind.collection];
  const yaml = template(schema(UNCHECKED_CONTEXT), values, kind.offers, 'file' in place);
  if ('file' in place) {
    const list = content.sources.find(({ file }) => file === place.file);
    const before = list ? withoutBrackets(list).trimEnd() : '';
    return { files: new Map([[place.file, `${before}\n${yaml}`]]), report };
  }
  const file = `${place.folder}/${slug}.mdx`;
  const lists = name === 'service' ? withService(content, slug, answers.icon?.[0] ?? '') : [];
  return { files: new Map([[file, `---\n${yaml}---\n\n${kind.body ?? ''}`], ...lists]), report };
}

/** The text of a list to which items can be added below: one without entries is written []. */
function withoutBrackets({ text, document }: Source): string {
  const list = document.contents;
  if (!isSeq(list) || !list.flow || !list.range) return text;
  const [start, end] = list.range;
  const isEmpty = list.items.length === 0;
  const items = isEmpty ? '' : new Document(list.toJS(document), YAML_OPTIONS).toString();
  return `${text.slice(0, start)}${text.slice(end).trim()}\n${items}`;
}

export function kindProblem(name: string): string | undefined {
  if (Object.hasOwn(KINDS, name)) return undefined;
  const wrong = name
    ? `“${name}” isn’t a kind of entry`
    : 'Write the kind of the entry and its title: npm run content:new -- topic "Dry gas seals"';
  return `${wrong}. Kinds: ${Object.keys(KINDS).join(', ')}. More: src/content/README.md`;
}

/** What is wrong with the title of a new entry, whose name comes from it. */
export function titleProblem(content: Content, name: string, title: string): string | undefined {
  const collection = KINDS[name]?.collection;
  const slug = slugOf(title);
  if (!slug) return 'The title is missing: it needs a letter from a to z, or a digit.';
  if (!collection) return undefined;
  // A white paper may have the name of its case, and then takes the place of the case's document.
  const paths = pathsOf({ collection, id: slug, data: {} }).filter(
    (path) => path !== documentFile(slug),
  );
  const redirect = content.redirects.pairs.find(({ from }) => paths.includes(from));
  const problem =
    whyNot(content, collection, slug, paths) ??
    (redirect && `${redirect.from} redirects to ${redirect.to} already.`);
  return problem && `${problem} Choose another title.`;
}

/** The lists that show a new service, with its name added at the end. */
function withService(content: Content, slug: string, icon: string): [string, string][] {
  return ['all-our-services', `support-to-${icon}`].flatMap((id): [string, string][] => {
    const source = content.entries.get('pages')?.find((entry) => entry.id === id)?.source;
    const list = source?.node(['services']);
    if (!source || !isSeq(list)) return [];
    return [[source.file, applyEdits(source.text, withLast(source, list, slug))]];
  });
}

/** Adds a word at the end of a list: in its brackets, or on a line like the last one. */
function withLast({ text }: Source, list: YAMLSeq, word: string): Edit[] {
  const last = list.items.at(-1);
  if (list.range && !last) {
    const inBrackets = list.range[0] + 1;
    return [{ start: inBrackets, end: inBrackets, text: word }];
  }
  if (!isScalar(last) || !last.range) return [];
  const [start, end] = last.range;
  const bullet = text.slice(text.lastIndexOf('\n', start), start);
  return [{ start: end, end, text: `${list.flow ? ', ' : bullet}${word}` }];
}
