import { ROUTES, serviceRoute } from '../../src/config/routes.ts';
import { shownEntries } from './content.ts';
import { listed } from './dist.ts';

/** Paths of the pages that search engines may list. */
export const LISTED_ROUTES = listed.map(({ route }) => route);
/**
 * Name of a page's template: all cases share one, all services another, and all lists of services a
 * third.
 */
const templateOf = (route: string) => {
  if (route.startsWith(`${ROUTES.cases}/`)) return 'case';
  if (shownEntries('services').some(({ id }) => serviceRoute(id) === route)) return 'service';
  return shownEntries('pages').find(({ id }) => `/${id}` === route)?.data.kind ?? route;
};
export const ONE_OF_EACH_TEMPLATE = [
  ...new Map(LISTED_ROUTES.toReversed().map((route) => [templateOf(route), route])).values(),
];
