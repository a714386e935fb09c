import type { CheerioAPI } from 'cheerio';

type Place = Parameters<CheerioAPI>[0];

/** Texts of the elements at a place, such as a selector. */
export const textsOf = ($: CheerioAPI, place: Place) =>
  $(place)
    .toArray()
    .map((element) => $(element).text().trim());

/** Values of an attribute of these elements, empty where one lacks it. */
export const valuesOf = ($: CheerioAPI, place: Place, attribute: string) =>
  $(place)
    .toArray()
    .map((element) => $(element).attr(attribute) ?? '');
