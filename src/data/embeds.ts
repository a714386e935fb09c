import { widgetSources } from '../lib/embed-sources.ts';
import { type Embed, embedOf } from '../lib/embed-widget.ts';
import type { Sources } from '../lib/policy.ts';
import type { SettingsOf } from '../schemas/settings.ts';
import type { StandInFormLabels } from '../stand-ins/form-labels.ts';
import { getSettings } from './settings.ts';
import { getStandInForm } from './stand-ins.ts';

/** A widget, what its page's content security policy must allow for it, and the stand-in's form if no vendor is connected. */
interface Embedded {
  embed: Embed;
  sources: Sources;
  standIn: StandInFormLabels | undefined;
}

export async function getBooking(): Promise<Embedded> {
  const { booking } = await getSettings('embeds');
  return embedded('booking', booking, { path: booking.path });
}

export async function getForm(): Promise<Embedded> {
  const { form } = await getSettings('embeds');
  return embedded('form', form, { slug: form.slug });
}

async function embedded(
  kind: StandInFormLabels['kind'],
  settings: SettingsOf<'embeds'>[StandInFormLabels['kind']],
  own: Record<string, string>,
): Promise<Embedded> {
  const standIns = await getSettings('stand-ins');
  return {
    embed: embedOf(kind, settings, own, standIns[kind].name),
    sources: widgetSources(settings),
    standIn: settings.script ? undefined : await getStandInForm(kind),
  };
}
