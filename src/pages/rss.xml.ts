import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { caseRoute } from '../config/routes.ts';
import { getCases, topicsOf } from '../data/cases.ts';
import { getPage } from '../data/pages.ts';
import { getSettings } from '../data/settings.ts';

/** The cases as a feed, the highest number first. A case's date is a text, so items carry none. */
export async function GET({ site }: APIContext) {
  const company = await getSettings('company');
  const { seo } = (await getPage('case-studies', 'cases')).data;
  const cases = (await getCases()).reverse();
  return rss({
    title: `${company.name}: ${seo.title}`,
    description: seo.description,
    site: site?.href ?? company.site,
    trailingSlash: false,
    items: await Promise.all(
      cases.map(async (entry) => ({
        title: entry.data.title,
        description: entry.data.excerpt,
        link: caseRoute(entry.id),
        categories: (await topicsOf(entry)).map(({ data }) => data.label),
      })),
    ),
    customData: '<language>en-gb</language>',
  });
}
