/** A line of a spectrum and its sidebands. */
interface SpectrumLine {
  frequency: number;
  amplitude: number;
  sidebands?: { spacing: number; pairs: number; ratio: number } | undefined;
}

/**
 * The line and its sidebands: at f ± k·Δ with amplitude a·ratio^k, k = 1 … pairs; those at or below
 * 0 Hz are left out. A modulated tone (a defect passing through the load zone, a tooth once a turn)
 * has them at the modulating frequency.
 * @returns [frequency, amplitude] ascending
 * @source ISO 13373-2 (modulation and sidebands)
 */
export function withSidebands({
  frequency,
  amplitude,
  sidebands,
}: SpectrumLine): [frequency: number, amplitude: number][] {
  if (!sidebands) return [[frequency, amplitude]];
  const { spacing, pairs, ratio } = sidebands;
  return Array.from({ length: 2 * pairs + 1 }, (_, i): [number, number] => {
    const k = i - pairs;
    return [frequency + k * spacing, amplitude * ratio ** Math.abs(k)];
  }).filter(([at]) => at > 0);
}
