import { escapeHtml } from '../../../lib/typeset.ts';

/** HTML that needs no escaping. */
class Safe {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
  toString(): string {
    return this.html;
  }
}

export type { Safe };
export type HtmlValue = Safe | string | number | undefined | false | readonly HtmlValue[];

const render = (value: HtmlValue): string => {
  if (value === undefined || value === false) return '';
  if (value instanceof Safe) return value.html;
  return typeof value === 'object' ? value.map(render).join('') : escapeHtml(String(value));
};

/**
 * Template tag for HTML. Values are escaped unless they are `Safe`; undefined and false become
 * nothing.
 */
export const html = (strings: TemplateStringsArray, ...values: HtmlValue[]): Safe =>
  new Safe(String.raw({ raw: strings }, ...values.map(render)));

/** Marks text as HTML that needs no escaping. Never for text from outside this program. */
export const safe = (text: string) => new Safe(text);

/** The first item, and the others in a closed disclosure: as a list unless they are sections. */
export function firstOf([first, ...others]: readonly Safe[], isList = true): Safe {
  const summary = `and ${others.length} more`;
  const rest = isList ? listOf(others) : others;
  return html`${first}${others.length > 0 && html`<details><summary>${summary}</summary>${rest}</details>`}`;
}

export const listOf = (items: readonly Safe[]): Safe =>
  html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;

/** A table whose rows are named by their first cell. */
export function tableOf(heads: readonly string[], rows: readonly (readonly HtmlValue[])[]): Safe {
  const head = heads.map((name) => html`<th scope="col">${name}</th>`);
  const body = rows.map(
    ([name, ...cells]) =>
      html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  );
  return html`<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
