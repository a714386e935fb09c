import { halfSection } from '../figures/half-section.ts';
import type { PaperData } from '../schemas/paper.ts';
import { drawing } from './drawing.ts';
import { frameOf, type Setting } from './frame.ts';
import { fromMdx } from './from-mdx.ts';
import { inlineText } from './inline.ts';
import { withTables } from './tables.ts';

export interface Paper {
  id: string;
  /** The content file, for messages */
  file: string;
  data: PaperData;
  body: string;
}

/** A long white paper as its template takes it: cover, contents, numbered sections, references. */
export function paperData({ file, data, body }: Paper, setting: Setting) {
  const { company, words } = setting;
  const figures = Object.keys(data.figures);
  const blocks = fromMdx(body, {
    file,
    firm: company.name,
    site: company.site,
    figures,
    names: { references: data.references.map(({ id }) => id), table: words.table, figure: words.figure.split(' ')[0] ?? words.figure },
  });
  const order = blocks.flatMap((block) => (block.t === 'figure' ? [block.id] : []));
  return {
    ...frameOf(setting, { title: data.title, description: data.subtitle, keywords: data.references.map(({ id }) => id) }),
    cover: halfSection({ line: 2.4 }),
    subtitle: inlineText(data.subtitle),
    number: data.number,
    revision: data.revision,
    abstract: inlineText(data.abstract),
    body: withTables(blocks),
    order,
    figures: Object.fromEntries(Object.entries(data.figures).map(([id, figure]) => [id, drawing(figure)])),
    references: data.references.map(({ id, title }) => ({ id, title: inlineText(title) })),
  };
}
