/** Sources a page's content security policy allows beyond its own origin, by directive. */
export interface Sources {
  script?: readonly string[];
  style?: readonly string[];
  frame?: readonly string[];
  connect?: readonly string[];
  image?: readonly string[];
  font?: readonly string[];
  /** Where forms may be submitted to. */
  form?: readonly string[];
  /** A third party writes style elements or attributes into the page. */
  inlineStyles?: boolean;
  /** A third party's script on the page does not support Trusted Types. */
  untyped?: boolean;
}

/** Placeholders for the hashes of the page's inline scripts and styles (`integrations/finish-page.ts`). */
export const SCRIPT_HASHES = "'script-hashes'";
export const STYLE_HASHES = "'style-hashes'";

/**
 * The content security policy of one page: only the named sources, and Trusted Types unless a third party's script on the page does
 * not support them.
 * @param sources what the page's third parties need, from the settings (`lib/embed-sources.ts`)
 * @param documents true if the page shows a PDF
 */
export function policy(sources: Sources = {}, documents = false): string {
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", SCRIPT_HASHES, ...(sources.script ?? [])],
    // Beside a hash, browsers ignore 'unsafe-inline', so it is either the hashes or all inline styles.
    ['style-src', "'self'", sources.inlineStyles ? "'unsafe-inline'" : STYLE_HASHES, ...(sources.style ?? [])],
    ['img-src', "'self'", ...(sources.image ?? [])],
    ['font-src', "'self'", ...(sources.font ?? [])],
    ['connect-src', "'self'", ...(sources.connect ?? [])],
    // A form in a frame opens a mailto URL, which counts as a navigation of the frame.
    ['frame-src', "'self'", 'mailto:', ...(sources.frame ?? [])],
    ['manifest-src', "'self'"],
    documents && ['object-src', "'self'"],
    ['form-action', "'self'", ...(sources.form ?? [])],
    ['base-uri', "'none'"],
    !sources.untyped && ['require-trusted-types-for', "'script'"],
    !sources.untyped && ['trusted-types', "'none'"],
  ];
  return directives.flatMap((directive) => (directive ? directive.join(' ') : [])).join('; ');
}
