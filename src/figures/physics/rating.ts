interface SiteConditions {
  /** m above sea level */
  elevation: number;
  /** Power lost to inlet, exhaust, fouling and wear together, % */
  losses: number;
}

interface RatedMachine {
  /** Power at 15 °C, sea level, no losses; any unit */
  isoPower: number;
  /** Power lost per °C above 15 °C, % of ISO power */
  derate: number;
  /** °C below which power is held constant */
  flatBelow?: number | undefined;
}

/**
 * Pressure of the standard atmosphere over that at sea level: (1 − 2.25577e-5 h)^5.25588.
 * @param elevation m, up to 11,000
 * @source ISO 2533 (standard atmosphere); used for the altitude correction of gas turbines, ISO
 * 2314
 */
export const pressureRatio = (elevation: number): number => (1 - 2.25577e-5 * elevation) ** 5.25588;

/**
 * Shaft power of a gas turbine at the site, linear in ambient temperature: P = P_ISO · (1 − d (T −
 * 15)/100) · p/p₀ · (1 − losses/100), and constant below `flatBelow`.
 * @param temperature ambient, °C
 * @returns power in the unit of `isoPower`, not below 0
 * @source ISO 3977-2 and ISO 2314 (reference conditions 15 °C, 101.325 kPa); the slope is the
 * maker's
 */
export function sitePower(
  machine: RatedMachine,
  site: SiteConditions,
  temperature: number,
): number {
  const warm = Math.max(temperature, machine.flatBelow ?? -Infinity);
  const power = machine.isoPower * (1 - (machine.derate * (warm - 15)) / 100);
  return Math.max(0, power * pressureRatio(site.elevation) * (1 - site.losses / 100));
}

/**
 * Temperature (°C) at which a machine gives exactly this power; undefined if its power never falls
 * to it or never reaches it.
 */
export function temperatureFor(
  machine: RatedMachine,
  site: SiteConditions,
  power: number,
): number | undefined {
  const full = machine.isoPower * pressureRatio(site.elevation) * (1 - site.losses / 100);
  const temperature = 15 + ((1 - power / full) * 100) / machine.derate;
  // Exactly at the constant power is not above it.
  return temperature < (machine.flatBelow ?? -Infinity) - 1e-9 ? undefined : temperature;
}
