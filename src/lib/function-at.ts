/**
 * A function of an object by its path, such as "forms.create", bound to its owner; for an empty
 * path, the object itself.
 * @returns undefined if there is none
 */
export function functionAt(
  root: unknown,
  path: string,
): ((...values: unknown[]) => unknown) | undefined {
  let owner: unknown;
  let found = root;
  for (const key of path.split('.').filter(Boolean)) {
    owner = found;
    found = (found as Record<string, unknown> | undefined)?.[key];
  }
  return typeof found === 'function' ? found.bind(owner) : undefined;
}
