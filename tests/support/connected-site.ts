import fs from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import { CASES_PER_PAGE } from '../../src/config/constants.ts';
import { embedsSchema } from '../../src/schemas/settings/embeds.ts';
import { FIXTURE_CONTENT } from './fixture.ts';
import { manyCases } from './many-cases.ts';
import { readRecipes } from './recipes.ts';

export type Vendors = z.output<typeof embedsSchema>;

/** Number of cases of the full site: three full pages and half of a fourth. */
export const CASE_COUNT = 3.5 * CASES_PER_PAGE;
/** The vendors of the full site; its booking loads on request. */
export const FULL = ['TidyCal', 'Paperform'] as const;

const EMBEDS = 'src/content/settings/embeds.yaml';

/** The fixture's settings with two vendors connected, as the guide for writers says. @throws if the guide has no block for one of them */
function settingsWith(...vendors: readonly [booking: string, form: string]) {
  const bare = parse(fs.readFileSync(path.join(FIXTURE_CONTENT, 'settings/embeds.yaml'), 'utf8'));
  const blocks = readRecipes().flatMap(({ target, data }) => (target === EMBEDS ? [data as Record<string, { vendor?: string }>] : []));
  const chosen = vendors.map((vendor) => {
    const block = blocks.find((each) => Object.values(each)[0]?.vendor === vendor);
    if (!block) throw new Error(`src/content/VENDORS.md has no block for ${vendor}.`);
    return block;
  });
  return Object.assign(bare, ...chosen) as Record<string, object>;
}

/** Those settings as the site reads them. */
export const vendorSettings = (booking: string, form: string): Vendors => embedsSchema.parse(settingsWith(booking, form));

/** In which files the content of the full site differs from the fixture's. */
export const fullContent = (): Record<string, string> => {
  const { booking, ...settings } = settingsWith(...FULL);
  return { [EMBEDS]: stringify({ ...settings, booking: { ...booking, load: 'click' } }), ...manyCases(CASE_COUNT) };
};
