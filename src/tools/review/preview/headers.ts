import fs from 'node:fs';
import path from 'node:path';

const NOT_INDEXED = '/*\n  X-Robots-Tag: noindex, nofollow\n';

/** Forbids search engines to index any file of a preview, by a header that the host sends with every file. */
export function forbidIndexing(folder: string): void {
  const file = path.join(folder, '_headers');
  const rules = fs.readFileSync(file, 'utf8');
  if (rules.startsWith(NOT_INDEXED)) return;
  if (!rules.startsWith('/*\n')) throw new Error(`${file} does not begin with the rule for every file.`);
  fs.writeFileSync(file, rules.replace('/*\n', NOT_INDEXED));
}

/**
 * Policy of the report: it may show pictures of this preview. It has no script, can load nothing else and send nothing; in the sandbox
 * it has an opaque origin.
 */
const REPORT_POLICY =
  "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const ISOLATED = `/_preview/report
  ! Content-Security-Policy
  Content-Security-Policy: ${REPORT_POLICY}`;
/** The report's opaque origin is another one than that of its pictures. */
const PICTURES = `/_preview/shots/*
  ! Cross-Origin-Resource-Policy
  Cross-Origin-Resource-Policy: cross-origin`;

/** Isolates the report of a preview: the build of a pull request wrote it, so its HTML is not trusted. */
export function isolateReport(folder: string): void {
  const file = path.join(folder, '_headers');
  const rules = fs.readFileSync(file, 'utf8');
  if (rules.includes(ISOLATED)) return;
  const [everywhere = '', ...others] = rules.trimEnd().split('\n\n');
  fs.writeFileSync(file, `${[everywhere, ISOLATED, PICTURES, ...others].join('\n\n')}\n`);
}
