import { caseRoute, serviceRoute } from '../config/routes.ts';
import { fill } from '../lib/fill.ts';
import { type Case, getCases } from './cases.ts';
import { getServices, type Service } from './services.ts';

/**
 * The services and cases that cite each standard, by the standard's number.
 * @param caseName name of a link to a case; {id} is filled in
 */
export async function getCitations(standards: readonly string[], caseName: string) {
  const [services, cases] = await Promise.all([getServices(), getCases()]);
  const pages = [
    ...services.map((service) => ({
      name: service.data.title,
      route: serviceRoute(service.id),
      text: wholeText(service),
    })),
    ...cases.map((entry) => ({
      name: fill(caseName, { id: entry.data.id }),
      route: caseRoute(entry.id),
      text: wholeText(entry),
    })),
  ];
  return standards.map((standard) => ({
    standard,
    pages: pages.filter(({ text }) => cites(text, standard)),
  }));
}

/** All that an entry says, in its fields and below them. */
const wholeText = ({ data, body }: Service | Case) => [body, JSON.stringify(data)].join('\n');

/**
 * Whether a text cites a standard by its number, with or without a part: "ISO 20816" also in "ISO
 * 20816-4".
 */
export function cites(text: string, standard: string): boolean {
  const at = text.indexOf(standard);
  if (at < 0) return false;
  const rest = text.slice(at + standard.length);
  return !/^\d/.test(rest) || cites(rest, standard);
}
