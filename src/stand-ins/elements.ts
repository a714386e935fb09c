/** Makes an element. Attributes are set, never parsed: a page with Trusted Types takes it. */
export function h<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string | number | true> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value === true ? '' : String(value));
  element.append(...children);
  return element;
}

/** What was entered, by the fields' names. */
export const entered = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]));
