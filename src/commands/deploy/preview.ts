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
