const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML, within elements and attributes. */
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** HTML that is already safe. */
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
export type Value = Safe | string | number | undefined | false | readonly Value[];

const render = (value: Value): string => {
  if (value === undefined || value === false) return '';
  if (value instanceof Safe) return value.html;
  return typeof value === 'object' ? value.map(render).join('') : escapeHtml(String(value));
};

/** HTML with all that is put into it escaped, but for other such HTML. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Safe =>
  new Safe(String.raw({ raw: strings }, ...values.map(render)));

/** Marks text of this program's own as HTML. */
export const safe = (text: string) => new Safe(text);
