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
import { inlineText } from './inline.ts';
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
export function paperData(
  { file, data, calculation, body, signatories, references, case: example }: Paper,
  settings: DocumentSettings,
) {
  const { company, labels, drawings } = settings;
  const { equations = {}, example: worked } = calculation ?? {};
  const wordOf = (label: string) => label.split(' ')[0] ?? label;
  const names = {
    references: references.map(({ id }) => id),
    table: labels.table,
    figure: wordOf(labels.figure),
    equation: wordOf(labels.equation),
  };
  const blocks = fromMdx(body, {
    file,
    firm: company.name,
    site: company.site,
    names,
  });
  const equationOrder = placedIn(blocks, 'equation');
  return {
    ...frameOf(settings, {
      title: data.title,
      description: data.subtitle,
      keywords: names.references,
    }),
    // The case's own figure; a paper without a case has the machine's half-section.
    ...(example
      ? {
          emblem: coverEmblem(
            example.data.figure,
            drawings,
            drawing(example.data.figure, drawings).height,
          ),
        }
      : { cover: halfSection({ line: 2.4 }) }),
    subtitle: inlineText(data.subtitle),
    number: data.number,
    revision: data.revision,
    summary: data.summary?.map((each) => inlineText(each)),
    abstract: inlineText(data.abstract),
    signed: signatureData(settings, signatories),
    body: withTables(blocks),
    order: placedIn(blocks, 'figure'),
    figures: Object.fromEntries(
      Object.entries(data.figures).map(([id, figure]) => [id, drawing(figure, drawings)]),
    ),
    equationOrder,
    equations: Object.fromEntries(
      Object.entries(equations).map(([id, { math, reads, where }]) => [
        id,
        {
          math,
          reads,
          where: Object.entries(where).map(([symbol, means]) => ({
            symbol,
            means: inlineText(means),
          })),
        },
      ]),
    ),
    example: worked && {
      given: Object.entries(worked.given).map(([name, quantity]) => row(name, quantity)),
      results: Object.entries(worked.results).map(([name, { equation, ...quantity }]) => ({
        ...row(name, quantity),
        ...(equation && { equation: equationOrder.indexOf(equation) + 1 }),
      })),
    },
    case: example && {
      label: `${settings.interface.case.breadcrumb}, ${example.data.subject}`,
      title: inlineText(example.data.title),
      excerpt: inlineText(example.data.excerpt),
      plate: example.data.plate.map(({ label, value }) => ({ label, value: inlineText(value) })),
      page: pageLink(settings, caseRoute(example.id)),
    },
    references: references.map(({ id, title }) => ({ id, title: inlineText(title) })),
  };
}

/** Keys of the drawings or equations in the order in which the text places them. */
const placedIn = (blocks: readonly Block[], kind: 'figure' | 'equation') =>
  blocks.flatMap((block) => (block.t === kind && 'id' in block ? [block.id] : []));

type Example = NonNullable<Calculation['example']>;
type Quantity = Example['given'][string] | Omit<Example['results'][string], 'equation'>;

/** A line of the worked example's table. */
const row = (key: string, { name, symbol = key, value, unit }: Quantity) => ({
  name: inlineText(name),
  symbol,
  value: inlineText([value.replace(/^-/, '−'), unit].filter(Boolean).join('\u00A0')),
});
