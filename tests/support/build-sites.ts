import fs from 'node:fs';
import path from 'node:path';
import { buildIfChanged } from '../../src/tools/build-if-changed.ts';
import { ALL } from '../unit/figures/samples.ts';
import { checkFixture } from './check-fixture.ts';
import { fullContent } from './connected-site.ts';
import { edges } from './edges.ts';
import { FIXTURE_CONTENT, FIXTURE_DIST, FIXTURE_ROOT, FULL_DIST, FULL_ROOT } from './fixture.ts';

/** Builds the sites that tests of code look at, unless they are built. @throws if one can't be */
export default async function buildSites(): Promise<void> {
  await checkFixture();
  fs.rmSync(FULL_ROOT, { recursive: true, force: true });
  fs.cpSync(FIXTURE_CONTENT, path.join(FULL_ROOT, 'src/content'), { recursive: true });
  for (const [file, text] of Object.entries(fullContent()))
    fs.writeFileSync(path.join(FULL_ROOT, file), text);
  const full = (file: string) => path.join(FULL_ROOT, 'src/content', file);
  for (const { file, from = file, edit } of edges(ALL.map(([, figure]) => figure)))
    fs.writeFileSync(full(file), edit(fs.readFileSync(full(from), 'utf8')));
  // Not at the same time: both write Astro's own folder, .astro.
  const areBuilt =
    buildIfChanged(FIXTURE_DIST, { CONTENT_ROOT: FIXTURE_ROOT }) &&
    buildIfChanged(FULL_DIST, { CONTENT_ROOT: FULL_ROOT, SITE_ENV: 'preview' });
  if (!areBuilt) throw new Error(`The site of ${FIXTURE_CONTENT} could not be built.`);
}

if (import.meta.main) await buildSites();
