import fs from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { CASES_PER_PAGE } from '../../src/config/constants.ts';
import { FIXTURE_CONTENT } from './fixture.ts';
import { manyCases } from './many-cases.ts';
import { readRecipes } from './recipes.ts';

/** Number of cases of the full site: three full pages and half of a fourth. */
export const CASE_COUNT = 3.5 * CASES_PER_PAGE;
/**
 * The vendors of the full site: one that is called through a queue, and one that finds its
 * container itself and loads on request.
 */
export const FULL = ['Cal.com', 'Paperform'] as const;

/** Its form for the newsletter. */
export const NEWSLETTER = 'https://forms.example/newsletter';

const EMBEDS = 'src/content/settings/embeds.yaml';

/**
 * The fixture's settings with two vendors connected, as the guide for writers says. @throws if the
 * guide has no block for one of them
 */
function settingsWith(...vendors: readonly [booking: string, form: string]) {
  const bare = parse(fs.readFileSync(path.join(FIXTURE_CONTENT, 'settings/embeds.yaml'), 'utf8'));
  const blocks = readRecipes().flatMap(({ target, data }) =>
    target === EMBEDS ? [data as Record<string, { vendor?: string }>] : [],
  );
  const chosen = vendors.map((vendor) => {
    const block = blocks.find((each) => Object.values(each)[0]?.vendor === vendor);
    if (!block) throw new Error(`src/content/VENDORS.md has no block for ${vendor}.`);
    return block;
  });
  return Object.assign(bare, ...chosen) as Record<string, object>;
}

/** In which files the content of the full site differs from the fixture's. */
export const fullContent = (): Record<string, string> => {
  const { form, ...settings } = settingsWith(...FULL);
  const testimonials: unknown[] = parse(
    fs.readFileSync(path.join(FIXTURE_CONTENT, 'testimonials.yaml'), 'utf8'),
  );
  return {
    [EMBEDS]: stringify({
      ...settings,
      form: { ...form, load: 'click' },
      forms: { newsletter: NEWSLETTER },
    }),
    ...manyCases(CASE_COUNT),
    'src/content/testimonials.yaml': stringify(testimonials.slice(-1)),
    'src/content/clients.yaml': '[]',
  };
};
