import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentRoot } from '../config/site-env.ts';
import { redirectsSchema } from '../schemas/redirects.ts';

const SOURCE = 'src/content/redirects.yaml';

/**
 * Former paths and their targets, as the file has them now; the host's rules are made from these.
 * @throws {ZodError} if a path is invalid
 */
export const getRedirects = (): Record<string, string> =>
  redirectsSchema.parse(parse(fs.readFileSync(path.join(contentRoot(), SOURCE), 'utf8')));
