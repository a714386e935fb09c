import { beltRows, drums } from './drum.ts';
import { namedParts } from './parts.ts';

/**
 * The places of the drawing's drums and names, as CSS: style attributes are forbidden by the
 * policy.
 */
export const placesCss = (): string =>
  [
    `.h-drum{grid:${beltRows}/1fr}`,
    ...drums.map(({ place }, at) => `.h-d${at}{${place}}`),
    ...namedParts.map(({ key, place }) => `.h-${key}{${place}}`),
  ].join('');
