import type { CheerioAPI } from 'cheerio';

type Place = Parameters<CheerioAPI>[0];

/** Texts of the elements that a selector matches. */
export const textsOf = ($: CheerioAPI, place: Place) =>
  $(place)
    .toArray()
    .map((element) => $(element).text().trim());

/** Values of an attribute of these elements, empty if one lacks it. */
export const valuesOf = ($: CheerioAPI, place: Place, attribute: string) =>
  $(place)
    .toArray()
    .map((element) => $(element).attr(attribute) ?? '');
