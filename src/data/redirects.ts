import fs from 'node:fs';
import { parse } from 'yaml';
import { redirectsSchema } from '../schemas/redirects.ts';

const REDIRECTS_FILE = 'src/content/redirects.yaml';

/** Former paths and where they lead: the host's rules and the fallback pages are made from this. */
export const REDIRECTS: Record<string, string> = redirectsSchema.parse(parse(fs.readFileSync(REDIRECTS_FILE, 'utf8')));
