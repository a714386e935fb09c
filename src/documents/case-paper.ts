import { caseRoute, serviceRoute } from '../config/routes.ts';
import { fill } from '../lib/fill.ts';
import type { CaseData } from '../schemas/case.ts';
import { coverEmblem, drawing } from './drawing.ts';
import { contactData, frameOf, type Person, pageLink, type Setting, type Signatories, signatureData } from './frame.ts';
import { fromMdx } from './from-mdx.ts';
import { inlineText } from './inline.ts';
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

/** The white paper of a case as its template expects it: cover with the data plate, the case's own text and figure. */
export function casePaperData({ id, file, data, body, signatories, topics, services, contact }: CasePaper, setting: Setting) {
  const { company, drawings } = setting;
  const figure = drawing(data.figure, drawings);
  return {
    ...frameOf(setting, { title: data.whitePaper.title, description: data.excerpt, keywords: topics }),
    number: fill(setting.interface.case.number, { id: data.id }),
    subject: inlineText(data.subject),
    date: data.date,
    subtitle: inlineText(data.title),
    quote: inlineText(data.quote),
    plate: data.plate.map(({ label, value }) => ({ label, value: inlineText(value) })),
    signed: signatureData(setting, signatories),
    body: withTables(fromMdx(body, { file, firm: company.name, site: company.site })),
    emblem: coverEmblem(data.figure, drawings, figure.height),
    figure,
    topics,
    services: services.map((service) => ({ url: pageLink(setting, serviceRoute(service.id)).url, text: inlineText(service.title) })),
    contact: contactData(setting, contact),
    page: pageLink(setting, caseRoute(id)),
  };
}
