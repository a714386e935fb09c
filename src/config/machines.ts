/**
 * Kinds of machine that a service or a case can name; their labels are in
 * src/content/pages/how-we-work.mdx.
 */
export const MACHINES = [
  'gas-turbines',
  'steam-turbines',
  'centrifugal',
  'reciprocating',
  'pumps',
  'drives',
  'gears',
] as const;
