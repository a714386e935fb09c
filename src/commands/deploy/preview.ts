import fs from 'node:fs';
import path from 'node:path';

/** Forbids search engines every file of a preview, by the header that the host sends with each. */
export function markPreview(folder: string): void {
  const file = path.join(folder, '_headers');
  const rules = fs.readFileSync(file, 'utf8');
  if (!rules.startsWith('/*\n')) throw new Error(`${file} does not begin with the rule for every file.`);
  fs.writeFileSync(file, rules.replace('/*\n', '/*\n  X-Robots-Tag: noindex, nofollow\n'));
}

/**
 * The address that stays the same over all deployments of a preview.
 * @param output what `wrangler preview --json` printed
 * @throws if it names none
 */
export function readPreviewAddress(output: string): string {
  const address = /https:\/\/pr-\d+-[a-z0-9.-]+/.exec(output)?.[0];
  if (!address) throw new Error(`The host named no address for the preview:\n${output.slice(0, 400)}`);
  return address;
}
