import fs from 'node:fs';
import path from 'node:path';
import { applyEdits } from './edits.ts';
import type { Finding } from './problem.ts';

/**
 * Repairs what can be repaired. Of two repairs that touch the same place, the first is made; the next run makes the other.
 * @returns how many findings were repaired
 */
export async function applyFixes(root: string, findings: readonly Finding[]): Promise<number> {
  let repaired = 0;
  for (const [file, list] of Map.groupBy(findings, ({ file: name }) => name)) {
    const fixes = list.flatMap(({ fix }) => fix ?? []);
    const whole = fixes.find((fix) => 'bytes' in fix);
    const target = path.join(root, file);
    if (whole && 'bytes' in whole) {
      fs.writeFileSync(target, await whole.bytes());
      repaired++;
      continue;
    }
    let before = Number.POSITIVE_INFINITY;
    const edits = fixes
      .flatMap((fix) => ('bytes' in fix ? [] : [fix]))
      .toSorted((a, b) => b.start - a.start || b.end - a.end)
      .filter(({ start, end }) => {
        if (end > before) return false;
        before = start;
        return true;
      });
    if (edits.length === 0) continue;
    fs.writeFileSync(target, applyEdits(fs.readFileSync(target, 'utf8'), edits));
    repaired += edits.length;
  }
  return repaired;
}
