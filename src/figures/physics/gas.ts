/** Gas at the suction of a compressor. */
export interface SuctionGas {
  /** kg/kmol */
  molarMass: number;
  /** °C */
  temperature: number;
  /** bar, absolute */
  pressure: number;
  /** Isentropic exponent, cp/cv of the ideal gas at the mean temperature */
  exponent: number;
}

/** Compressibility Z, 1 for an ideal gas. */
export interface Compressibility {
  suction: number;
  discharge: number;
}

/** Specific gas constant times temperature, R T, kJ/kg. */
const gasWork = ({ molarMass, temperature }: SuctionGas): number =>
  (8.31446 / molarMass) * (temperature + 273.15);

/** The polytropic exponent m = (k − 1)/(k η) of the temperature, and m H/(Z R T) of a head of 1. */
function polytropic(gas: SuctionGas, z: Compressibility, efficiency: number) {
  const m = (gas.exponent - 1) / (gas.exponent * efficiency);
  const meanZ = (z.suction + z.discharge) / 2;
  return { m, rise: m / (meanZ * gasWork(gas)) };
}

/**
 * What a polytropic head does to a gas: discharge over suction pressure, r = (1 + m H/(Z R T))^(1/m)
 * with m = (k − 1)/(k η) and the mean Z, and suction over discharge volume, r^(1 − m) Zs/Zd. Beside a
 * Peng-Robinson gas of hydrocarbons of 20 to 22 kg/kmol, r up to 3, it is within 1 % at suction
 * pressures up to 62 bar.
 * @param head polytropic, kJ/kg
 * @param efficiency polytropic, 0 to 1
 * @source Schultz, J. Eng. Power 84 (1962); GPSA Engineering Data Book, section 13
 */
export function compression(
  gas: SuctionGas,
  z: Compressibility,
  head: number,
  efficiency: number,
): { pressure: number; volume: number } {
  const { m, rise } = polytropic(gas, z, efficiency);
  const pressure = (1 + rise * head) ** (1 / m);
  return { pressure, volume: (pressure ** (1 - m) * z.suction) / z.discharge };
}

/** The head (kJ/kg) of a volume ratio: the inverse of `compression`. */
export function headFor(
  gas: SuctionGas,
  z: Compressibility,
  volume: number,
  efficiency: number,
): number {
  const { m, rise } = polytropic(gas, z, efficiency);
  return (((volume * z.discharge) / z.suction) ** (m / (1 - m)) - 1) / rise;
}

/**
 * Speed of sound at suction, √(k Z R T), but for a factor that all gases share.
 * @param z at suction
 */
export const soundSpeed = (gas: SuctionGas, z: number): number =>
  Math.sqrt(gas.exponent * z * gasWork(gas));

/** Mass flow of a suction volume, kg/s. @param flow m³/h @param z at suction */
export const massFlow = (gas: SuctionGas, z: number, flow: number): number =>
  ((gas.pressure * 100) / (z * gasWork(gas))) * (flow / 3600);

/**
 * Pressure ratio of one section, and discharge pressure (bar), beyond which we know no compressor:
 * past them the numbers entered don’t belong together.
 */
export const REACH = { ratio: 30, pressure: 1000 } as const;

/**
 * Changes up to which we trust the fan law, % of the volume ratio and of the Mach number: the
 * firm's own limits.
 */
export const FAN_LAW_LIMITS = { volume: 5, mach: 10 } as const;
