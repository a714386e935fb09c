import { describe, expect, test } from 'vitest';
import { BUCKETS, hubRadius, NOZZLES, ROTORS, type Row, STAGES, STATORS, tipRadius } from '../../../../src/figures/hero/annulus.ts';

const height = ({ hub: [hub], tip: [tip] }: Row) => tip - hub;
const area = (share: number) => tipRadius(share) ** 2 - hubRadius(share) ** 2;

describe('the annulus of the compressor', () => {
  test('has a rotor and a stator in each stage, one behind the other without touching', () => {
    expect(ROTORS).toHaveLength(STAGES);
    const rows = [...ROTORS, ...STATORS].sort((a, b) => a.x[0] - b.x[0]);
    for (const [i, row] of rows.slice(1).entries()) expect(row.x[0]).toBeGreaterThan(rows[i]?.x[1] ?? Infinity);
  });

  test('narrows from row to row', () => {
    const heights = ROTORS.map(height);
    for (const [i, next] of heights.slice(1).entries()) expect(next).toBeLessThan(heights[i] ?? 0);
  });

  test('has the hub-tip ratio of such machines: under 0.5 in front, about 0.85 behind', () => {
    expect(hubRadius(0) / tipRadius(0)).toBeCloseTo(0.455, 2);
    expect(hubRadius(1) / tipRadius(1)).toBeCloseTo(0.85, 2);
  });

  test('passes the same mass flow everywhere', () => {
    for (const s of [0, 0.25, 0.5, 0.75, 1]) expect(area(s) * (1 + 1.25 * s) ** 2.15 * (1 - 0.34 * s)).toBeCloseTo(area(0), 3);
  });

  test('stays as it is in front of the first rotor and behind the last stator', () => {
    expect(hubRadius(-1)).toBe(hubRadius(0));
    expect(hubRadius(2)).toBe(hubRadius(1));
  });
});

test('the annulus of the turbine widens, and each nozzle precedes its buckets', () => {
  const rows = [NOZZLES, BUCKETS].flat().sort((a, b) => a.x[0] - b.x[0]);
  expect(rows.map((row) => NOZZLES.includes(row))).toEqual([true, false, true, false, true, false]);
  for (const [i, row] of BUCKETS.slice(1).entries()) expect(height(row)).toBeGreaterThan(height(BUCKETS[i] ?? row));
});
