import fs from 'node:fs';
import path from 'node:path';
import { applyEdits, type Edit } from '../../../lib/edits.ts';
import type { Finding } from './finding.ts';

/**
 * Repairs what can be repaired. Of two repairs that touch the same place, one is made; the next run makes the other.
 * @returns how many findings were repaired
 */
export async function applyFixes(root: string, findings: readonly Finding[]): Promise<number> {
  let repaired = 0;
  for (const [file, list] of Map.groupBy(findings, ({ file: name }) => name)) {
    const target = path.join(root, file);
    const whole = list.flatMap(({ fix }) => (fix && 'bytes' in fix ? [fix] : [])).at(0);
    if (whole) {
      fs.writeFileSync(target, await whole.bytes());
      repaired++;
      continue;
    }
    const edits = editsOf(list);
    if (edits.length === 0) continue;
    fs.writeFileSync(target, applyEdits(fs.readFileSync(target, 'utf8'), edits));
    repaired += edits.length;
  }
  return repaired;
}

/** The repairs that replace a part of a file; of two that touch the same place, the one that begins later. */
function editsOf(findings: readonly Finding[]): Edit[] {
  let before = Number.POSITIVE_INFINITY;
  return findings
    .flatMap(({ fix }) => (fix && 'start' in fix ? [fix] : []))
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .filter(({ start, end }) => {
      if (end > before) return false;
      before = start;
      return true;
    });
}
