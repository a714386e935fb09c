import type { BuiltPage } from './dist.ts';
import { settings } from './settings.ts';

/*
 * Vendors that the settings connect. A page that carries one may be less strict by what the settings say, and by nothing else.
 */
const { booking, form, analytics, forms } = settings('embeds');

interface Granted {
  /** Foreign origins that the page's policy may name. */
  origins: Set<string>;
  inlineStyles: boolean;
  /** A vendor's script runs on the page that does not know of Trusted Types. */
  untyped: boolean;
}

const originOf = (url: string) => new URL(url).origin;
const isForeign = (url: string | undefined): url is string => !!url?.startsWith('https:');

/** What the settings let a page do beyond the site's own policy. */
export function granted({ html, $ }: Pick<BuiltPage, 'html' | '$'>): Granted {
  const source = html.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
  const widgets = [booking, form].filter(({ script }) => script && source.includes(script));
  const counts = analytics.script && source.includes(analytics.script);
  const dialogs = $('[data-dialog]')
    .toArray()
    .map((link) => $(link).attr('href'));
  const newsletter = dialogs.length > 0 ? [forms.newsletter] : [];
  return {
    origins: new Set([
      ...widgets.flatMap(({ script = '', origins = {} }) => [originOf(script), ...Object.values(origins).flatMap((list) => list ?? [])]),
      ...(counts ? [originOf(analytics.script ?? ''), ...(analytics.connect ?? [])] : []),
      ...[...dialogs, ...newsletter].filter(isForeign).map(originOf),
    ]),
    inlineStyles: widgets.some(({ inlineStyles }) => inlineStyles),
    untyped: widgets.some(({ trustedTypes }) => !trustedTypes) || (!!counts && !analytics.trustedTypes),
  };
}

/** Whether a page is the site's own throughout. */
export const isFirstParty = (page: Pick<BuiltPage, 'html' | '$'>) => granted(page).origins.size === 0;
