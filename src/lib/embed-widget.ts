import { STAND_IN_WIDGETS } from '../config/stand-ins.ts';
import type { SettingsOf } from '../schemas/settings.ts';
import { fill } from './fill.ts';
import { escapeHtml } from './typeset.ts';

/** The settings of a widget; without `script` and `vendor` the stand-in is used. */
export type WidgetSettings = Omit<
  SettingsOf<'embeds'>['booking'],
  'path' | 'origins' | 'inlineStyles' | 'trustedTypes'
>;
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
  /** Which stand-in is used, if no vendor is connected. */
  standIn: keyof typeof STAND_IN_WIDGETS | undefined;
}

/** Placeholder that the browser replaces with the container element. */
const CONTAINER = '{container}';

/**
 * Turns the settings of a widget into its HTML and data.
 * @param kind which widget; also the container's id
 * @param own the field by which the vendor identifies the meeting or the form: `{ path }` or `{
 * slug }`
 * @param standIn name of the stand-in, which is used if no vendor is set
 */
export function embedOf(
  kind: keyof typeof STAND_IN_WIDGETS,
  settings: WidgetSettings,
  own: Record<string, string>,
  standIn: string,
): Embed {
  const source: Pick<WidgetSettings, 'global' | 'init' | 'container'> & { script: string } =
    settings.script ? { ...settings, script: settings.script } : STAND_IN_WIDGETS[kind];
  const id = source.container.attributes.id ?? `${kind}-widget`;
  const gaps = { ...own, container: CONTAINER, selector: `#${id}` };
  const attributes = { ...fillAll(source.container.attributes, gaps), id };
  return {
    vendor: settings.vendor ?? standIn,
    html: `${element(source.container.element, attributes)}${element('script', { src: source.script, async: '' })}`,
    calls: {
      ...(source.global && { global: source.global }),
      ...(settings.script && settings.queue && { queue: true as const }),
      init: source.init.map((call): [string, ...Json[]] => [
        call.function ?? '',
        ...fillAll(call.arguments, gaps),
      ]),
    },
    load: settings.load,
    space: settings.space,
    link: settings.link,
    standIn: settings.script ? undefined : kind,
  };
}

/** Fills the placeholders of every text in a value. */
function fillAll<J extends Json | readonly Json[]>(value: J, gaps: Record<string, string>): J {
  return JSON.parse(JSON.stringify(value), (_key, part: Json) =>
    typeof part === 'string' ? fill(part, gaps) : part,
  );
}

const element = (name: string, attributes: Record<string, string>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value ? ` ${key}="${escapeHtml(value)}"` : ` ${key}`))
    .join('')}></${name}>`;
