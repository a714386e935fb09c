/**
 * The URL of a preview, which stays the same over all its deployments.
 * @param output what `wrangler preview --json` printed
 * @throws if the output contains no such URL
 */
export function readPreviewUrl(output: string): string {
  const url = /https:\/\/pr-\d+-[a-z0-9.-]+/.exec(output)?.[0];
  if (!url) throw new Error(`The host returned no URL for the preview:\n${output.slice(0, 400)}`);
  return url;
}
