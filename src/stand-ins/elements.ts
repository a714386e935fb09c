/** Creates an element. Attributes are set, never parsed, as Trusted Types require. */
export function h<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string | number> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** Values of a form's fields, by their names. */
export const formValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]));
