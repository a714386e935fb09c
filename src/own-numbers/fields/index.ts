import { groups as map } from './performance-map.ts';
import { groups as rating } from './site-rating.ts';
import { groups as weibull } from './weibull.ts';

/** What a visitor can enter, by kind of drawing; each instrument brings its own. */
export const FIELDS = { weibull, 'site-rating': rating, 'performance-map': map };

/** The kinds of drawing that a visitor can use with their own numbers. */
export type OwnType = keyof typeof FIELDS;
