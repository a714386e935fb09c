import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentRoot } from '../config/site-env.ts';
import { redirectsSchema } from '../schemas/redirects.ts';

const SOURCE = 'src/content/redirects.yaml';

/**
 * Former paths and where they lead, as the file has them now: the host's rules and the fallback pages are made from this.
 * @throws {ZodError} if a path is not written as one
 */
export const getRedirects = (): Record<string, string> =>
  redirectsSchema.parse(parse(fs.readFileSync(path.join(contentRoot(), SOURCE), 'utf8')));
