import fs from 'node:fs';
import path from 'node:path';
import { HASHED_FOLDERS } from '../../integrations/headers.ts';
import { ASSET_LIST } from '../../integrations/host-files.ts';
import { writeWhole } from '../../lib/node/files.ts';

/** Allows no path that leaves the site's folder. */
const HASHED = new RegExp(`^/(${HASHED_FOLDERS.join('|')})(/[\\w@-][\\w@.-]*)+$`);

/**
 * Copies the hashed files of the live version into the new one. Each version lists only its own
 * files, so a copied file is gone with the deployment after.
 * @param live URL of the live site
 * @returns paths of the copied files, and a reason if there was no list to read
 * @throws if a listed file does not answer
 */
export async function copyPreviousAssets(
  folder: string,
  live: string,
): Promise<{ files: string[]; reason?: string }> {
  const list = await fetch(new URL(ASSET_LIST, live), {
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  // A host for which nothing was built yet may answer every path with a page.
  const assets: unknown = list?.ok ? await list.json().catch(() => undefined) : undefined;
  if (!Array.isArray(assets))
    return {
      files: [],
      reason: `No list of the live version's files at ${live}; assuming a first deployment.`,
    };
  const wanted = assets.filter(
    (file): file is string => typeof file === 'string' && HASHED.test(file),
  );
  const missing = wanted.filter((file) => !fs.existsSync(path.join(folder, file)));
  for (const file of missing) {
    const response = await fetch(new URL(file, live), { signal: AbortSignal.timeout(10_000) });
    if (!response.ok)
      throw new Error(
        `${file} is on the list of the live version, but answers ${response.status}.`,
      );
    writeWhole(path.join(folder, file), Buffer.from(await response.arrayBuffer()));
  }
  return { files: missing };
}
