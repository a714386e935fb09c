import { widgetSources } from '../lib/embed-sources.ts';
import { type Embed, embedOf, type WidgetKind } from '../lib/embed-widget.ts';
import type { Sources } from '../lib/policy.ts';
import { UNCONNECTED } from '../lib/unconnected.ts';
import { getSettings } from './settings.ts';

/**
 * A widget, if a vendor is connected or something takes its place, and what its page's content
 * security policy must allow for it.
 */
export async function getEmbed(
  kind: WidgetKind,
): Promise<{ embed: Embed | undefined; sources: Sources }> {
  const settings = (await getSettings('embeds'))[kind];
  const { vendor, script } = settings;
  const own = 'path' in settings ? { path: settings.path } : { slug: settings.slug };
  const connected = vendor && script ? { ...settings, vendor, script } : UNCONNECTED[kind];
  return {
    embed: connected && embedOf(kind, { ...settings, ...connected }, own),
    sources: widgetSources(settings),
  };
}

/** Whether the message form shows a message that the URL brings. */
export const formTakesMessage = async () =>
  !(await getSettings('embeds')).form.script && UNCONNECTED.form?.takesMessage === true;
