// cspell:ignore bara barg
/** Units as they are written behind a number; one with a stroke, such as mm/s, begins with one of them. */
export const UNITS =
  'kg t kt Mt g m mm cm km µm m² m³ Sm³ Nm³ W kW MW GW MVA kWh MWh GWh J kJ MJ GJ N kN MN Nm rpm cpm Hz kHz MHz bar barg bara mbar Pa kPa MPa °C °F K % h min s ms V mV kV A Ω HRC dB ppm ppb mil MMscf'.split(
    ' ',
  );

const PREFIXES: Record<string, number> = { µ: 1e-6, m: 1e-3, k: 1e3, M: 1e6, G: 1e9 };
const PREFIXED = /^([µmkMG])((?:Wh?|m|bar|Pa|Hz|V|A|N|J|g)(?:[/·].+)?)$/;

/** A unit without its SI prefix, and how many of it one of the unit is: "kW" is 1,000 "W". */
export function withoutPrefix(unit: string): { base: string; factor: number } {
  const [, prefix = '', base = unit] = PREFIXED.exec(unit) ?? [];
  return { base, factor: PREFIXES[prefix] ?? 1 };
}
