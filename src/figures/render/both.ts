import { diffArrays } from 'diff';

/**
 * Merges the elements of two layouts: common ones are written once, the others in a group shown only in their layout. The painting
 * order of each layout is preserved.
 */
export function both(slim: readonly string[], wide: readonly string[]): string {
  const parts = diffArrays([...slim], [...wide]).map(({ added, removed, value }) => {
    const elements = value.join('');
    const only = added ? 'wide' : removed ? 'slim' : undefined;
    return only ? `<g class="${only}-only">${elements}</g>` : elements;
  });
  return parts.join('');
}
