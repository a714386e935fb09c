import { widgetSources } from '../lib/embed-sources.ts';
import { embedOf } from '../lib/embed-widget.ts';
import { getSettings } from './settings.ts';
import { getStandInForm } from './stand-ins.ts';

/**
 * A widget, what its page's content security policy must allow for it, and the stand-in's form if
 * no vendor is connected.
 */
export async function getEmbed(kind: 'booking' | 'form') {
  const settings = (await getSettings('embeds'))[kind];
  const standIns = await getSettings('stand-ins');
  const own = 'path' in settings ? { path: settings.path } : { slug: settings.slug };
  return {
    embed: embedOf(kind, settings, own, standIns[kind].name),
    sources: widgetSources(settings),
    standIn: settings.script ? undefined : await getStandInForm(kind),
  };
}
