import { type FormAddresses, type HostedForm, newsletterForm } from './hosted-form.ts';
import type { Sources } from './policy.ts';

/** The part of a widget's settings that the content security policy follows from. */
export interface WidgetOrigins {
  script?: string | undefined;
  inlineStyles: boolean;
  trustedTypes: boolean;
  origins: Required<Pick<{ [K in keyof Sources]-?: string[] }, 'script' | 'style' | 'frame' | 'connect' | 'image' | 'font' | 'form'>>;
}

export interface AnalyticsOrigins {
  script?: string | undefined;
  connect: string[];
  trustedTypes: boolean;
}

const originOf = (address: string) => new URL(address).origin;

/** What a page with this widget must allow. The stand-in is the site's own and needs nothing. */
export function widgetSources({ script, origins, inlineStyles, trustedTypes }: WidgetOrigins): Sources {
  if (!script) return {};
  return mergeSources(origins, { script: [originOf(script)], inlineStyles, untyped: !trustedTypes });
}

/** What a page must allow once its visitor has agreed to analytics. */
export function analyticsSources({ script, connect, trustedTypes }: AnalyticsOrigins): Sources {
  return script ? mergeSources({ script: [originOf(script)], connect, untyped: !trustedTypes }) : {};
}

/** What every page with bar and footer must allow: analytics after consent, the newsletter form in the footer's dialog. */
export const siteSources = ({ analytics, forms }: { analytics: AnalyticsOrigins; forms: FormAddresses }): Sources =>
  mergeSources(analyticsSources(analytics), frameSources([newsletterForm(forms)]));

/** What a page must allow to open these hosted forms in a dialog. A stand-in is of the site's own origin and needs nothing. */
export const frameSources = (forms: readonly (HostedForm | undefined)[]): Sources =>
  mergeSources({ frame: forms.flatMap((form) => (form && URL.canParse(form.address) ? [originOf(form.address)] : [])) });

/** All that any of these allows, each origin once. */
export function mergeSources(...all: readonly Sources[]): Sources {
  const origins = (['script', 'style', 'frame', 'connect', 'image', 'font', 'form'] as const).flatMap((key) => {
    const found = [...new Set(all.flatMap((sources) => sources[key] ?? []))];
    return found.length > 0 ? [[key, found] as const] : [];
  });
  const flags = (['inlineStyles', 'untyped'] as const).flatMap((key) =>
    all.some((sources) => sources[key]) ? [[key, true] as const] : [],
  );
  return Object.fromEntries([...origins, ...flags]);
}
