// cspell:ignore bara barg
/**
 * Units as they are written after a number; one with a stroke, such as mm/s, begins with one of
 * them.
 */
export const UNITS =
  'kg t kt Mt g m mm cm km µm m² m³ Sm³ Nm³ W kW MW GW MVA kWh MWh GWh J kJ MJ GJ N kN MN Nm rpm cpm Hz kHz MHz bar barg bara mbar Pa kPa MPa °C °F K % h min s ms V mV kV A Ω HRC dB ppm ppb mil MMscf'.split(
    ' ',
  );
