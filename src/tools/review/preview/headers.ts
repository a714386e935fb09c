/** Forbids search engines to index any file. */
const NOT_INDEXED = '/*\n  X-Robots-Tag: noindex, nofollow\n';
/**
 * The build of a pull request wrote the report, so its HTML is not trusted: it may only show pictures of this preview. It has
 * no script, can't load anything else and can't send anything; in the sandbox it has an opaque origin, different from that of its pictures.
 */
const REPORT = `/_preview/report
  ! Content-Security-Policy
  Content-Security-Policy: sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'

/_preview/shots/*
  ! Cross-Origin-Resource-Policy
  Cross-Origin-Resource-Policy: cross-origin
`;

/** The host's `_headers` of a preview. @param headers those of the site, which begin with the rule for every file */
export function previewHeaders(headers: string): string {
  if (!headers.startsWith('/*\n')) throw new Error('_headers does not begin with the rule for every file.');
  return `${headers.replace('/*\n', NOT_INDEXED)}\n${REPORT}`;
}
