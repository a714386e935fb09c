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

/**
 * Directives of every page's content security policy, for Astro's `security.csp`, which adds those
 * for scripts and styles with their hashes and writes the policy into the page.
 */
export const SITE_DIRECTIVES = [
  "default-src 'none'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  // A form in a frame opens a mailto URL, which counts as a navigation of the frame.
  "frame-src 'self' mailto:",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
] as const;

/** What Astro offers a page to add to its policy (`Astro.csp`). */
interface PagePolicy {
  insertDirective(directive: string): void;
  insertScriptResource(source: string): void;
  insertStyleResource(source: string): void;
}

/**
 * Completes the policy of one page: the sources of its third parties, and Trusted Types unless a
 * script of theirs does not support them.
 * @param csp undefined in development, which has no policy
 * @param sources what the page's third parties need, from the settings (`lib/embed-sources.ts`)
 * @param documents true if the page shows a PDF
 */
export function completePolicy(
  csp: PagePolicy | undefined,
  sources: Sources = {},
  documents = false,
): void {
  if (!csp) return;
  for (const source of sources.script ?? []) csp.insertScriptResource(source);
  // Beside a hash, browsers ignore 'unsafe-inline', so Astro leaves the hashes of styles out where
  // it is.
  const inline = sources.inlineStyles ? ["'unsafe-inline'"] : [];
  for (const source of [...inline, ...(sources.style ?? [])]) csp.insertStyleResource(source);
  const others = {
    'img-src': sources.image,
    'font-src': sources.font,
    'connect-src': sources.connect,
    'frame-src': sources.frame,
    'form-action': sources.form,
  };
  for (const [name, origins] of Object.entries(others))
    if (origins?.length) csp.insertDirective(`${name} ${origins.join(' ')}`);
  if (documents) csp.insertDirective("object-src 'self'");
  if (sources.untyped) return;
  csp.insertDirective("require-trusted-types-for 'script'");
  csp.insertDirective("trusted-types 'none'");
}
