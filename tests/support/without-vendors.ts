import fs from 'node:fs';
import { parse, parseDocument, stringify } from 'yaml';

const EMBEDS = 'src/content/settings/embeds.yaml';
const CASES = 'src/content/cases';

/**
 * The content without third parties: embeds, analytics and hosted forms are replaced by the stand-ins.
 * @param read returns the text of a content file
 * @returns the content files that differ, by path, with their new text; none where no third party is connected
 */
export function withoutVendors(read = (file: string) => fs.readFileSync(file, 'utf8')): Record<string, string> {
  const changes: Record<string, string> = {};
  const { kind, booking, form, ...rest } = parse(read(EMBEDS));
  const bare = { kind, booking: { path: booking.path }, form: { slug: form.slug }, analytics: {}, forms: {} };
  if (stringify({ kind, booking, form, ...rest }) !== stringify(bare)) changes[EMBEDS] = stringify(bare);
  for (const name of fs.readdirSync(CASES).filter((file) => file.endsWith('.mdx'))) {
    const file = `${CASES}/${name}`;
    const [before = '', front = '', ...body] = read(file).split(/^---\n/m);
    const fields = parseDocument(front);
    const found = ['previewUrl', 'downloadUrl'].filter((field) => fields.deleteIn(['whitePaper', field]));
    if (found.length > 0) changes[file] = [before, String(fields), ...body].join('---\n');
  }
  return changes;
}
