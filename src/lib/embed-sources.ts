import type { SettingsOf } from '../schemas/settings.ts';
import { CONSENT_CATEGORIES, type ConsentCategory } from './consent.ts';
import { type HostedForm, newsletterForm } from './hosted-form.ts';
import type { Sources } from './policy.ts';

type Embeds = SettingsOf<'embeds'>;
type WidgetOrigins = Pick<
  Embeds['booking'],
  'script' | 'origins' | 'inlineStyles' | 'trustedTypes'
>;
type ScriptOrigins = Pick<Embeds[ConsentCategory], 'script' | 'connect' | 'trustedTypes'>;

const originOf = (url: string) => new URL(url).origin;

/**
 * What the policy of a page with this widget must allow; nothing if no vendor is
 * connected.
 */
export function widgetSources({
  script,
  origins,
  inlineStyles,
  trustedTypes,
}: WidgetOrigins): Sources {
  if (!script) return {};
  return mergeSources(origins, {
    script: [originOf(script)],
    inlineStyles,
    untyped: !trustedTypes,
  });
}

/** What the policy of a page must allow for a script that needs consent. */
export function consentedSources({ script, connect, trustedTypes }: ScriptOrigins): Sources {
  return script
    ? mergeSources({ script: [originOf(script)], connect, untyped: !trustedTypes })
    : {};
}

/**
 * What the policy of every page with bar and footer must allow: what runs after consent, and the
 * newsletter form in a dialog.
 */
export const siteSources = (
  embeds: Record<ConsentCategory, ScriptOrigins> & Pick<Embeds, 'forms'>,
): Sources =>
  mergeSources(
    ...CONSENT_CATEGORIES.map((category) => consentedSources(embeds[category])),
    frameSources([newsletterForm(embeds.forms)]),
  );

/**
 * What the policy of a page must allow for these hosted forms: nothing for those of the site's
 * own origin.
 */
export const frameSources = (forms: readonly (HostedForm | undefined)[]): Sources =>
  mergeSources({
    frame: forms.flatMap((form) => (form && URL.canParse(form.url) ? [originOf(form.url)] : [])),
  });

/** The union of all these sources, each origin once. */
export function mergeSources(...all: readonly Sources[]): Sources {
  const origins = (
    ['script', 'style', 'frame', 'connect', 'image', 'font', 'form'] as const
  ).flatMap((key) => {
    const found = [...new Set(all.flatMap((sources) => sources[key] ?? []))];
    return found.length > 0 ? [[key, found] as const] : [];
  });
  const flags = (['inlineStyles', 'untyped'] as const).flatMap((key) =>
    all.some((sources) => sources[key]) ? [[key, true] as const] : [],
  );
  return Object.fromEntries([...origins, ...flags]);
}
