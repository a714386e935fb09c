import { caseRoute, serviceRoute } from '../config/routes.ts';
import { requisitionLines } from '../lib/price.ts';
import { type UseCase, useCaseBlocks } from '../lib/use-case.ts';
import type { ServiceData } from '../schemas/service.ts';
import { condense } from './condense.ts';
import { drawing } from './drawing.ts';
import { contactData, type DocumentSettings, frameOf, type Person, pageLink } from './frame.ts';
import { fromMdx } from './from-mdx.ts';
import { inlineText, labelled } from './inline.ts';
import type { Block } from './nodes.ts';
import { withTables } from './tables.ts';

export interface Flyer {
  id: string;
  /** The content file, for messages */
  file: string;
  data: ServiceData;
  body: string;
  useCase: UseCase;
  /** The case to read next */
  example: { id: string; title: string };
  contact: Person;
}

/**
 * The flyer of a service as its template expects it: one sheet, front and back, with sentences from
 * the service's page.
 * @param maxWords maximum number of words of a part, see `condense`
 */
export function flyerTemplateData(
  { id, file, data, body, useCase, example, contact }: Flyer,
  settings: DocumentSettings,
  maxWords: number,
) {
  const { company, labels, interface: site, drawings } = settings;
  const parts = condense(fromMdx(body, file, settings), maxWords);
  return {
    ...frameOf(settings, {
      title: data.title,
      description: data.description,
      keywords: [labels.flyer],
    }),
    transformation: inlineText(data.transformation),
    idea: inlineText(data.controllingIdea),
    ideaLabel: site.service.idea,
    requisition:
      data.requisition && labelled(requisitionLines(data.requisition, company.rates, site.service)),
    parts: parts.map(({ head, body: blocks }) => ({ head, body: withTables(blocks) })),
    figure: drawing(data.figure, drawings),
    useCase: {
      label: site.service.useCase,
      blocks: useCaseBlocks(useCase, company.shortName, site.service).flatMap(titled),
    },
    example: {
      text: inlineText(example.title),
      url: pageLink(settings, caseRoute(example.id)).url,
    },
    contact: contactData(settings, contact),
    page: pageLink(settings, serviceRoute(id)),
  };
}

const titled = ({ title, text }: { title: string; text: string }): Block[] => [
  { t: 'heading', level: 2, c: inlineText(title) },
  { t: 'par', c: inlineText(text) },
];
