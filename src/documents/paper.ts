import { caseRoute } from '../config/routes.ts';
import { halfSection } from '../figures/half-section.ts';
import type { Calculation } from '../schemas/calculation.ts';
import type { CaseData } from '../schemas/case.ts';
import type { PaperData } from '../schemas/paper.ts';
import { coverEmblem, drawing } from './drawing.ts';
import {
  type DocumentSettings,
  frameOf,
  pageLink,
  type Signatories,
  signatureData,
} from './frame.ts';
import { fromMdx } from './from-mdx.ts';
import { inlineText, labelled } from './inline.ts';
import type { Block } from './nodes.ts';
import { withTables } from './tables.ts';

export interface Paper {
  id: string;
  /** The content file, for messages */
  file: string;
  data: PaperData;
  /** Equations and worked example; a paper may have none */
  calculation: Calculation | undefined;
  body: string;
  signatories: Signatories;
  /** Standards and literature that the text names */
  references: readonly { id: string; title: string }[];
  /** The case whose white paper it is; a paper may have none */
  case?: { id: string; data: CaseData } | undefined;
}

/**
 * A white paper as its template expects it: cover, contents, numbered sections with their
 * equations, references.
 */
export function paperData(paper: Paper, settings: DocumentSettings) {
  const { data, calculation, signatories, references, case: example } = paper;
  const { drawings } = settings;
  const blocks = blocksOf(paper, settings);
  const equationOrder = placedIn(blocks, 'equation');
  const keywords = references.map(({ id }) => id);
  return {
    ...frameOf(settings, { title: data.title, description: data.subtitle, keywords }),
    ...coverOf(paper, settings),
    subtitle: inlineText(data.subtitle),
    number: data.number,
    revision: data.revision,
    summary: data.summary?.map((each) => inlineText(each)),
    abstract: inlineText(data.abstract),
    signed: signatureData(settings, signatories),
    body: withTables(blocks),
    order: placedIn(blocks, 'figure'),
    figures: withEach(data.figures, (figure) => drawing(figure, drawings)),
    equationOrder,
    equations: withEach(calculation?.equations ?? {}, equationData),
    example: calculation?.example && exampleData(calculation.example, equationOrder),
    case: example && caseData(example, settings),
    references: references.map(({ id, title }) => ({ id, title: inlineText(title) })),
  };
}

/** The text, in which references, tables, figures and equations are links. */
function blocksOf({ file, body, references }: Paper, settings: DocumentSettings): Block[] {
  const { labels } = settings;
  const wordOf = (label: string) => label.split(' ')[0] ?? label;
  const names = {
    references: references.map(({ id }) => id),
    table: labels.table,
    figure: wordOf(labels.figure),
    equation: wordOf(labels.equation),
  };
  return fromMdx(body, file, settings, names);
}

/** Keys of the drawings or equations in the order in which the text places them. */
const placedIn = (blocks: readonly Block[], kind: 'figure' | 'equation') =>
  blocks.flatMap((block) => (block.t === kind && 'id' in block ? [block.id] : []));

/** The case's own figure; a paper without a case has the machine's half-section. */
function coverOf({ case: example }: Paper, { drawings }: DocumentSettings) {
  if (!example) return { cover: halfSection({ line: 2.4 }) };
  const { figure } = example.data;
  return { emblem: coverEmblem(figure, drawings, drawing(figure, drawings).height) };
}

const withEach = <Value, Result>(
  of: Readonly<Record<string, Value>>,
  convert: (value: Value) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, convert(value)]));

const equationData = ({ math, reads, where }: Calculation['equations'][string]) => ({
  math,
  reads,
  where: Object.entries(where).map(([symbol, means]) => ({ symbol, means: inlineText(means) })),
});

type Example = NonNullable<Calculation['example']>;

/** The worked example's table; a result names its equation by its number in the text. */
const exampleData = ({ given, results }: Example, equationOrder: readonly string[]) => ({
  given: Object.entries(given).map(([key, quantity]) => row(key, quantity)),
  results: Object.entries(results).map(([key, { equation, ...quantity }]) => ({
    ...row(key, quantity),
    ...(equation && { equation: equationOrder.indexOf(equation) + 1 }),
  })),
});

type Quantity = Example['given'][string] | Omit<Example['results'][string], 'equation'>;

const row = (key: string, { name, symbol = key, value, unit }: Quantity) => ({
  name: inlineText(name),
  symbol,
  value: inlineText([value.replace(/^-/, '−'), unit].filter(Boolean).join('\u00A0')),
});

const caseData = ({ id, data }: NonNullable<Paper['case']>, settings: DocumentSettings) => ({
  label: `${settings.interface.case.breadcrumb}, ${data.subject}`,
  title: inlineText(data.title),
  excerpt: inlineText(data.excerpt),
  plate: labelled(data.plate),
  page: pageLink(settings, caseRoute(id)),
});
