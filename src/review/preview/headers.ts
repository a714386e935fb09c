import fs from 'node:fs';
import path from 'node:path';

const NOT_INDEXED = '/*\n  X-Robots-Tag: noindex, nofollow\n';

/** Forbids search engines every file of a preview, by the header that the host sends with each. */
export function forbidIndexing(folder: string): void {
  const file = path.join(folder, '_headers');
  const rules = fs.readFileSync(file, 'utf8');
  if (rules.startsWith(NOT_INDEXED)) return;
  if (!rules.startsWith('/*\n')) throw new Error(`${file} does not begin with the rule for every file.`);
  fs.writeFileSync(file, rules.replace('/*\n', NOT_INDEXED));
}

/**
 * What the report may do in a browser: show its own pictures and fonts and run its own slider. It loads and sends nothing, and in the
 * sandbox it has an origin of its own: it cannot read what the preview stores, open windows or send forms.
 */
const REPORT_POLICY =
  "sandbox allow-scripts; default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const ISOLATED = `/_preview/report
  ! Content-Security-Policy
  Content-Security-Policy: ${REPORT_POLICY}`;

/** Isolates the report of a preview. A pull request's build wrote it, so it is a stranger's HTML. */
export function isolateReport(folder: string): void {
  const file = path.join(folder, '_headers');
  const rules = fs.readFileSync(file, 'utf8');
  if (rules.includes(ISOLATED)) return;
  const [everywhere = '', ...others] = rules.trimEnd().split('\n\n');
  fs.writeFileSync(file, `${[everywhere, ISOLATED, ...others].join('\n\n')}\n`);
}
