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

/**
 * A closed disclosure of some items, as a list unless they are sections or paragraphs; false if
 * there are none.
 */
export const folded = (summary: string, items: readonly Safe[], isList = true): Safe | false =>
  items.length > 0 &&
  html`<details><summary>${summary}</summary>${isList ? listOf(items) : items}</details>`;

export const listOf = (items: readonly Safe[]): Safe =>
  html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
