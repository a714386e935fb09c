import type { SettingsOf } from '../schemas/settings.ts';
import { fill } from './fill.ts';
import { escapeHtml } from './typeset.ts';

/** The settings of a widget. */
export type WidgetSettings = Omit<
  SettingsOf<'embeds'>['booking'],
  'path' | 'origins' | 'inlineStyles' | 'trustedTypes'
>;
export type WidgetKind = 'booking' | 'form';
/** A widget whose vendor is known. */
type ConnectedWidget = WidgetSettings & { vendor: string; script: string };
/** A value that JSON can represent. */
type Json = WidgetSettings['init'][number]['arguments'][number];

/** Data of the element `<site-embed>`, as JSON in its `data-embed` attribute. */
export interface EmbedCalls {
  global?: string;
  queue?: true;
  /**
   * Each call: the function's name ("" for the global itself), then its arguments. "{container}" is
   * replaced with the element.
   */
  init: [string, ...Json[]][];
}

/** A widget as it is written into the page. */
export interface Embed {
  vendor: string;
  /**
   * Container and script element, for a template: both are inert until `<site-embed>` inserts them.
   */
  html: string;
  calls: EmbedCalls;
  load: WidgetSettings['load'];
  space: WidgetSettings['space'];
  link: string | undefined;
}

/** Placeholder that the browser replaces with the container element. */
const CONTAINER = '{container}';

/**
 * Turns the settings of a widget into its HTML and data.
 * @param kind which widget; also the container's id
 * @param own the field by which the vendor identifies the meeting or the form: `{ path }` or `{
 * slug }`
 */
export function embedOf(
  kind: WidgetKind,
  settings: ConnectedWidget,
  own: Record<string, string>,
): Embed {
  const { vendor, script, global, queue, init, container, load, space, link } = settings;
  const id = container.attributes.id ?? `${kind}-widget`;
  const gaps = { ...own, container: CONTAINER, selector: `#${id}` };
  const attributes = { ...fillAll(container.attributes, gaps), id };
  return {
    vendor,
    html: element(container.element, attributes) + element('script', { src: script, async: '' }),
    calls: {
      ...(global && { global }),
      ...(queue && { queue }),
      init: init.map((call): [string, ...Json[]] => [
        call.function ?? '',
        ...fillAll(call.arguments, gaps),
      ]),
    },
    load,
    space,
    link,
  };
}

/** Fills the placeholders of every text in a value. */
function fillAll<J extends Json | readonly Json[]>(value: J, gaps: Record<string, string>): J {
  return JSON.parse(JSON.stringify(value), (_key, part: Json) =>
    typeof part === 'string' ? fill(part, gaps) : part,
  );
}

function element(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value ? ` ${key}="${escapeHtml(value)}"` : ` ${key}`,
  );
  return `<${name}${written.join('')}></${name}>`;
}
