import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { caseRoute } from '../config/routes.ts';
import { type Case, getCases, topicsOf } from '../data/cases.ts';
import { getPage } from '../data/pages.ts';
import { getSettings } from '../data/settings.ts';
import { outcomeOf } from '../lib/diary.ts';

/**
 * The cases as a feed, the highest number first. An item's date is the day on which it went live,
 * or that of the outcome in its diary.
 */
export async function GET({ site }: APIContext) {
  const company = await getSettings('company');
  const { seo } = (await getPage('case-studies', 'cases')).data;
  const cases = (await getCases()).toReversed();
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
        ...dateOf(entry.data),
        categories: (await topicsOf(entry)).map(({ data }) => data.label),
      })),
    ),
    customData: '<language>en-gb</language>',
  });
}

function dateOf({ publishOn, diary }: Case['data']): { pubDate?: Date } {
  const day = publishOn ?? outcomeOf(diary)?.on;
  return day ? { pubDate: new Date(day) } : {};
}
