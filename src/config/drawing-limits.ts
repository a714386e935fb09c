/**
 * Least and greatest numbers of a site rating, in the units of its fields: in the content, and for
 * visitors who use the drawing with numbers of their own.
 */
export const RATING_LIMITS = {
  /** m above sea level */
  elevation: { min: 0, max: 5000 },
  /** % of the power */
  losses: { min: 0, max: 20 },
  /** °C */
  designTemperature: { min: -50, max: 55 },
  /** Over the demand, % */
  margin: { min: 0, max: 100 },
  /** % of the ISO power per °C */
  derate: { min: 0.2, max: 1.6 },
  /** °C */
  flatBelow: { min: -60, max: 60 },
} as const;
