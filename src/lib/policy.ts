/** Sources a page's content security policy allows beyond its own origin, by directive. */
export interface Sources {
  script?: readonly string[];
  style?: readonly string[];
  frame?: readonly string[];
  connect?: readonly string[];
  image?: readonly string[];
  font?: readonly string[];
  /** Where forms may be sent. */
  form?: readonly string[];
  /** A third party writes style elements or attributes into the page. */
  inlineStyles?: boolean;
  /** A third party's script runs here that does not know of Trusted Types. */
  untyped?: boolean;
}

/** Where the hashes of the page's own inline scripts and styles go once the page is written. */
export const SCRIPT_HASHES = "'script-hashes'";
export const STYLE_HASHES = "'style-hashes'";

/**
 * The content security policy of one page: nothing but what is named, and Trusted Types wherever no third party's script
 * would fail under them.
 * @param sources what the page's third parties need, from the settings (`lib/embed-sources.ts`)
 * @param documents true where the page shows a PDF
 */
export function policy(sources: Sources = {}, documents = false): string {
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", SCRIPT_HASHES, ...(sources.script ?? [])],
    // A browser that sees a hash takes no inline style without one, so it is either the hashes or all of them.
    ['style-src', "'self'", sources.inlineStyles ? "'unsafe-inline'" : STYLE_HASHES, ...(sources.style ?? [])],
    ['img-src', "'self'", ...(sources.image ?? [])],
    ['font-src', "'self'", ...(sources.font ?? [])],
    ['connect-src', "'self'", ...(sources.connect ?? [])],
    // A form in a frame hands its letter to the visitor's mail program; that counts as a navigation of the frame.
    ['frame-src', "'self'", 'mailto:', ...(sources.frame ?? [])],
    ['manifest-src', "'self'"],
    ...(documents ? ([['object-src', "'self'"]] as [string, string][]) : []),
    ['form-action', "'self'", ...(sources.form ?? [])],
    ['base-uri', "'none'"],
    ...(sources.untyped
      ? []
      : ([
          ['require-trusted-types-for', "'script'"],
          ['trusted-types', "'none'"],
        ] as [string, string][])),
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}
