/**
 * The address that is meant by a path with an encoded `#`, as mail filters write links:
 * `/page%23numbers=si` is `/page#numbers=si`. The result stays on the same host.
 * @returns undefined if the path has none
 */
export function withFragment({ pathname, search }: URL): string | undefined {
  const [, page, fragment] = /^\/*(.*?)%(?:25)*23(.*)$/.exec(pathname) ?? [];
  return page === undefined ? undefined : `/${page}${search}#${fragment}`;
}
