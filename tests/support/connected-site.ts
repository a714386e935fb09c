import fs from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { CASES_PER_PAGE } from '../../src/config/constants.ts';
import { FIXTURE_CONTENT } from './fixture.ts';
import { buildFixture } from './fixture-site.ts';
import { manyCases } from './many-cases.ts';
import { readRecipes } from './recipes.ts';

/** A vendor of the booking and one of the form, for each site: the recipes of src/content/VENDORS.md. */
export const VENDOR_SITES = [
  ['Calendly', 'Paperform'],
  ['Cal.com', 'Tally'],
  ['TidyCal', 'HubSpot'],
] as const;
type Booking = (typeof VENDOR_SITES)[number][0];

/** The booking that loads only when the visitor asks for it; the others load on entry. */
export const ON_CLICK: Booking = 'TidyCal';
/** The site that is a preview with many cases as well: a site that each of these needs is built once. */
const FULL: Booking = 'Calendly';
/** Number of cases of that site: three full pages and half of a fourth. */
export const CASE_COUNT = 3.5 * CASES_PER_PAGE;

const EMBEDS = 'src/content/settings/embeds.yaml';

/** The fixture with two vendors connected, as the guide for writers says. @returns the folder of the built site */
export function connectedSite(booking: Booking): Promise<string> {
  const recipes = readRecipes().filter(({ target }) => target === EMBEDS);
  const settingsOf = (vendor: string | undefined) =>
    recipes.map(({ data }) => data as Record<string, { vendor?: string }>).find((data) => Object.values(data)[0]?.vendor === vendor);
  const [widget] = Object.values(settingsOf(booking) ?? {});
  const form = VENDOR_SITES.find(([name]) => name === booking)?.[1];
  const bare = parse(fs.readFileSync(path.join(FIXTURE_CONTENT, 'settings/embeds.yaml'), 'utf8'));
  const settings = { ...bare, ...settingsOf(form), booking: { ...widget, load: booking === ON_CLICK ? 'click' : 'entry' } };
  const isFull = booking === FULL;
  const changes = { [EMBEDS]: stringify(settings), ...(isFull && manyCases(CASE_COUNT)) };
  return buildFixture(booking, changes, isFull ? { SITE_ENV: 'preview' } : {});
}

/** The fixture as a preview shows it, with drafts, and with many cases. @returns the folder of the built site */
export const fullSite = () => connectedSite(FULL);
