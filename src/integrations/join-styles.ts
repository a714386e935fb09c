/** Style elements that a browser always obeys: not those inside a noscript. */
const STYLES = /<noscript>[\s\S]*?<\/noscript>|<style>([\s\S]*?)<\/style>/g;

/**
 * Makes one style element of all that a page has, at the place of the first and in their order; of one that stands there
 * twice the last counts, as in the cascade. Each would cost the page a hash in its policy, which no compression shortens.
 */
export function joinStyles(html: string): string {
  const sheets = [...html.matchAll(STYLES)].flatMap(([, css]) => css ?? []);
  const once = sheets.filter((css, at) => sheets.lastIndexOf(css) === at);
  let isPut = false;
  return html.replace(STYLES, (whole, css?: string) => {
    if (css === undefined) return whole;
    if (isPut) return '';
    isPut = true;
    return `<style>${once.join('')}</style>`;
  });
}
