import { describe, expect, test } from 'vitest';
import { compression, headFor, massFlow, soundSpeed } from '../../../src/figures/physics/gas.ts';

describe('a gas', () => {
  const air = { molarMass: 28.97, temperature: 15, pressure: 1.01325, exponent: 1.4 };
  const isentropic = (z: number) =>
    (1.4 / 0.4) * z * (8.31446 / 28.97) * 288.15 * (3 ** (0.4 / 1.4) - 1);

  test('has the density of air at 15 °C, 1.225 kg/m³, and more where Z is less', () => {
    expect(massFlow(air, 1, 3600)).toBeCloseTo(1.2252, 4);
    expect(massFlow(air, 0.5, 3600)).toBeCloseTo(2.45, 2);
  });

  test('is compressed by its isentropic head, with the mean Z in the head and both in the volumes', () => {
    const z = { suction: 0.8, discharge: 0.9 };
    const { pressure, volume } = compression(air, z, isentropic(0.85), 1);
    expect(pressure).toBeCloseTo(3);
    expect(volume).toBeCloseTo((3 ** (1 / 1.4) * 0.8) / 0.9);
    expect(headFor(air, z, volume, 1)).toBeCloseTo(isentropic(0.85));
  });

  // Peng-Robinson in 400 steps along the path: 21.58 kg/kmol, 30 °C, 62 bar, 126 kJ/kg at 78 %.
  test('of hydrocarbons at 62 bar ends within 1 % of an equation of state', () => {
    const gas = { molarMass: 21.58, temperature: 30, pressure: 62, exponent: 1.213 };
    const { pressure, volume } = compression(gas, { suction: 0.773, discharge: 0.876 }, 126, 0.78);
    expect(Math.abs(pressure / 3.16 - 1)).toBeLessThan(0.01);
    expect(Math.abs(volume / 2.126 - 1)).toBeLessThan(0.012);
  });

  test('that is four times as heavy, a quarter as warm or of a quarter of Z has half the speed of sound; its pressure leaves it', () => {
    const half = soundSpeed(air, 1) / 2;
    expect(soundSpeed({ ...air, molarMass: 4 * air.molarMass }, 1)).toBeCloseTo(half);
    expect(soundSpeed({ ...air, temperature: 288.15 / 4 - 273.15, pressure: 9 }, 1)).toBeCloseTo(
      half,
    );
    expect(soundSpeed(air, 0.25)).toBeCloseTo(half);
    expect(soundSpeed({ ...air, exponent: 0.35 }, 1)).toBeCloseTo(half);
  });
});
