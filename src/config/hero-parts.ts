/** Parts of the home page's drawing that have a name, from front to back. */
export const HERO_PARTS = [
  'shaft',
  'inlet',
  'casing',
  'compressor',
  'combustor',
  'turbine',
  'exhaust',
] as const;
