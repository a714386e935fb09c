/** A line of the host's `_redirects` file. */
export interface RedirectRule {
  /**
   * A path; one that ends in `*` matches all that start with it, and the rest replaces `:splat` in
   * `to`.
   */
  from: string;
  to: string;
  status: number;
}

/**
 * The redirect of a path by the first rule that matches it, as the host does; undefined if none
 * does.
 */
export function redirectOf(
  rules: readonly RedirectRule[],
  path: string,
): Pick<RedirectRule, 'to' | 'status'> | undefined {
  for (const { from, to, status } of rules) {
    if (from === path) return { to, status };
    const start = from.slice(0, -1);
    if (from.endsWith('*') && path.startsWith(start))
      return { to: to.replace(':splat', () => path.slice(start.length)), status };
  }
  return undefined;
}

/**
 * The address that is meant by a path with an encoded `#`, as mail filters write links:
 * `/page%23numbers=si` is `/page#numbers=si`. The result stays on the same host.
 * @returns undefined if the path has none
 */
export function withFragment({ pathname, search }: URL): string | undefined {
  const [, page, fragment] = /^\/*(.*?)%(?:25)*23(.*)$/.exec(pathname) ?? [];
  return page === undefined ? undefined : `/${page}${search}#${fragment}`;
}
