import fs from 'node:fs';
import path from 'node:path';
import { applyEdits, type Edit } from '../model/edits.ts';
import type { Finding } from './finding.ts';

/**
 * Repairs what can be repaired. Of two repairs that touch the same place, one is made; the next run
 * makes the other.
 * @returns how many findings were repaired
 */
export function applyFixes(root: string, findings: readonly Finding[]): number {
  let repaired = 0;
  for (const [file, list] of Map.groupBy(findings, ({ file: name }) => name)) {
    const edits = withoutOverlaps(list.flatMap(({ fix }) => fix ?? []));
    if (edits.length === 0) continue;
    const target = path.join(root, file);
    fs.writeFileSync(target, applyEdits(fs.readFileSync(target, 'utf8'), edits));
    repaired += edits.length;
  }
  return repaired;
}

/** Edits without those that overlap another one: of two, the one that begins later stays. */
function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  let before = Number.POSITIVE_INFINITY;
  return edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .filter(({ start, end }) => {
      if (end > before) return false;
      before = start;
      return true;
    });
}
