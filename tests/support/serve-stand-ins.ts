/** Builds a copy of the site without third parties and serves it the production way. Argument: port. */
import { startHost } from '../../src/tools/site/host.ts';
import { buildFixture } from './fixture-site.ts';
import { withoutVendors } from './without-vendors.ts';

await startHost({ directory: await buildFixture('stand-ins', withoutVendors()), port: Number(process.argv[2]) });
