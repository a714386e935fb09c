/** The temper colours as they are seen on ink: bare steel, then 220, 250, 280 and 300 °C. */
export const TEMPER_ON_INK = {
  steel: '#faf9f5',
  straw: '#e2b54a',
  bronze: '#d18b45',
  plum: '#c0629a',
  violet: '#7a7fe0',
  blue: '#8fb8ee',
} as const;
