import { caseRoute, serviceRoute } from '../config/routes.ts';
import { fill } from '../lib/fill.ts';
import type { CaseData } from '../schemas/case.ts';
import { coverEmblem, drawing } from './drawing.ts';
import {
  contactData,
  type DocumentSettings,
  frameOf,
  type Person,
  pageLink,
  type Signatories,
  signatureData,
} from './frame.ts';
import { fromMdx } from './from-mdx.ts';
import { inlineText, labelled } from './inline.ts';
import { withTables } from './tables.ts';

export interface CasePaper {
  id: string;
  /** The content file, for messages */
  file: string;
  data: CaseData;
  body: string;
  signatories: Signatories;
  topics: string[];
  services: { id: string; title: string }[];
  contact: Person;
}

/**
 * The white paper of a case as its template expects it: cover with the data plate, the case's own
 * text and figure.
 */
export function casePaperData(
  { id, file, data, body, signatories, topics, services, contact }: CasePaper,
  settings: DocumentSettings,
) {
  const { drawings } = settings;
  const figure = drawing(data.figure, drawings);
  return {
    ...frameOf(settings, {
      title: data.whitePaper.title,
      description: data.excerpt,
      keywords: topics,
    }),
    number: fill(settings.interface.case.number, { id: data.id }),
    subject: inlineText(data.subject),
    date: data.date,
    subtitle: inlineText(data.title),
    quote: inlineText(data.quote),
    plate: labelled(data.plate),
    signed: signatureData(settings, signatories),
    body: withTables(fromMdx(body, file, settings)),
    emblem: coverEmblem(data.figure, drawings, figure.height),
    figure,
    topics,
    services: services.map((service) => ({
      url: pageLink(settings, serviceRoute(service.id)).url,
      text: inlineText(service.title),
    })),
    contact: contactData(settings, contact),
    page: pageLink(settings, caseRoute(id)),
  };
}
