import { ROUTES } from '../config/routes.ts';
import { type DocumentSettings, frameOf, pageLink } from './frame.ts';
import { inlineText, labelled } from './inline.ts';

interface Facts {
  title: string;
  text?: string | undefined;
  facts: { label: string; value: string }[];
}

export interface SupplierFile {
  /** The content file, for messages */
  file: string;
  title: string;
  lead: string;
  sections: Facts[];
  standards: {
    title: string;
    text: string;
    citations: { standard: string; pages: { name: string; route: string }[] }[];
  };
}

/**
 * The supplier file as its template expects it: what a buyer's vendor form asks for, in sections of
 * facts, then the standards.
 */
export function supplierFileData(
  { title, lead, sections, standards }: SupplierFile,
  settings: DocumentSettings,
) {
  return {
    ...frameOf(settings, {
      title,
      description: lead,
      keywords: sections.map((section) => section.title),
    }),
    lead: inlineText(lead),
    office: settings.interface.footer.address,
    sections: sections.map(({ title: heading, text, facts }) => ({
      title: inlineText(heading),
      text: text && inlineText(text),
      facts: labelled(facts),
    })),
    standards: {
      title: inlineText(standards.title),
      text: inlineText(standards.text),
      list: standards.citations.map(({ standard, pages }) => ({
        standard,
        pages: pages.map(({ name, route }) => ({
          text: inlineText(name),
          url: pageLink(settings, route).url,
        })),
      })),
    },
    page: pageLink(settings, ROUTES.howWeWork),
  };
}
