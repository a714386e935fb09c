import { buildIfChanged } from '../../src/tools/build-if-changed.ts';
import { writeConnectedSite } from './connected-site.ts';
import {
  CONNECTED_DIST,
  CONNECTED_ROOT,
  FIXTURE_CONTENT,
  FIXTURE_DIST,
  FIXTURE_ROOT,
} from './fixture.ts';

/** Builds the sites that tests of code look at, unless they are built. @throws if one can't be */
export default function buildSites(): void {
  writeConnectedSite();
  // Not at the same time: both write Astro's own folder, .astro.
  const areBuilt =
    buildIfChanged(FIXTURE_DIST, { CONTENT_ROOT: FIXTURE_ROOT }) &&
    buildIfChanged(CONNECTED_DIST, { CONTENT_ROOT: CONNECTED_ROOT, SITE_ENV: 'preview' });
  if (!areBuilt) throw new Error(`The site of ${FIXTURE_CONTENT} could not be built.`);
}

if (import.meta.main) buildSites();
