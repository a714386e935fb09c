const SCOPE = /\bdata-astro-cid-[a-z0-9]+/g;

/**
 * Gives the scopes of a page's styles short names. Astro marks each element of a component with a scope of eight signs, the
 * same on every page; a page inlines all its styles, so within it a letter says as much.
 * @param html the page, with its `<style>` elements
 * @returns the page, its scopes named data-a, data-b and so on in the order in which they come
 */
export function shortScopes(html: string): string {
  const names = new Map<string, string>();
  return html.replace(SCOPE, (scope) => {
    const name = names.get(scope) ?? `data-${letters(names.size)}`;
    names.set(scope, name);
    return name;
  });
}

/** 0 is "a", 25 "z", 26 "aa". */
const letters = (n: number): string => (n < 26 ? '' : letters(Math.floor(n / 26) - 1)) + String.fromCharCode(97 + (n % 26));
