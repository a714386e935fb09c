import { ROUTES } from '../config/routes.ts';
import { type DocumentSettings, frameOf, pageLink, phoneLink } from './frame.ts';
import { inlineText } from './inline.ts';

export interface Checklist {
  /** The content file, for messages */
  file: string;
  title: string;
  lead: string;
  groups: { title: string; items: string[] }[];
}

/**
 * The checklist of the contact page as its template expects it: groups of lines to tick, and where
 * to call.
 */
export function checklistData({ title, lead, groups }: Checklist, settings: DocumentSettings) {
  const { outOfHours } = settings.company;
  const { footer } = settings.interface;
  return {
    ...frameOf(settings, {
      title,
      description: lead,
      keywords: groups.map((group) => group.title),
    }),
    lead: inlineText(lead),
    groups: groups.map((group) => ({
      title: inlineText(group.title),
      items: group.items.map((item) => inlineText(item)),
    })),
    down: { label: footer.outOfHours, phone: phoneLink(outOfHours.display) },
    office: footer.contact,
    page: pageLink(settings, ROUTES.contact),
  };
}
