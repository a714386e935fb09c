/** What was measured: rows of numbers by name, such as `{ "/training": { performance: 100 } }`. */
export type Rows = Record<string, Record<string, number>>;

/** The middle of some numbers; of an even count, the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const around = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return around.reduce((sum, each) => sum + each, 0) / Math.max(around.length, 1);
}

/**
 * A table of what was measured, with what it was before behind each number that has changed.
 * @param before the last result on record
 */
export function tableOf(rows: Rows, before: Rows = {}): string {
  const columns = [...new Set(Object.values(rows).flatMap(Object.keys))];
  const cell = (row: string, column: string) => {
    const now = rows[row]?.[column];
    const then = before[row]?.[column];
    if (now === undefined) return '';
    return then === undefined || then === now ? String(now) : `${now} (${then})`;
  };
  const lines = [['', ...columns], ...Object.keys(rows).map((row) => [row, ...columns.map((column) => cell(row, column))])];
  const widths = ['', ...columns].map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) => line.map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0))).join('  '))
    .join('\n');
}
