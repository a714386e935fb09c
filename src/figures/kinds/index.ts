/** The kinds of drawing, each in its own folder: a line here is all it takes to register one. */
export { bode } from './bode/kind.ts';
export { bridge } from './bridge/kind.ts';
export { lifeFraction } from './life-fraction/kind.ts';
export { orbit } from './orbit/kind.ts';
export { pareto } from './pareto/kind.ts';
export { performanceMap } from './performance-map/kind.ts';
export { readinessLadder } from './readiness-ladder/kind.ts';
export { reliabilityGrowth } from './reliability-growth/kind.ts';
export { siteRating } from './site-rating/kind.ts';
export { sourRegions } from './sour-regions/kind.ts';
export { spectrum } from './spectrum/kind.ts';
export { timeline } from './timeline/kind.ts';
export { trend } from './trend/kind.ts';
export { waterfall } from './waterfall/kind.ts';
export { weibull } from './weibull/kind.ts';
