import { STAND_IN_WIDGETS } from '../config/stand-ins.ts';
import { fill } from './fill.ts';
import { escapeHtml } from './typeset.ts';

/** A value that JSON can carry. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

interface Call {
  function?: string | undefined;
  arguments: readonly Json[];
}

/** What the settings say of a widget; a vendor's fields are empty where the stand-in is used. */
export interface WidgetSettings {
  vendor?: string | undefined;
  script?: string | undefined;
  global?: string | undefined;
  queue: boolean;
  init: readonly Call[];
  container: { element: 'div' | 'iframe'; attributes: Record<string, string> };
  load: 'entry' | 'click';
  space: 'short' | 'medium' | 'tall';
  link?: string | undefined;
}

/** What the element on the page must know, as it travels in its `data-embed` attribute. */
export interface EmbedCalls {
  global?: string;
  queue?: true;
  /** Each call: the function's name ("" for the global itself), then its arguments. "{container}" stands for the element. */
  init: [string, ...Json[]][];
}

/** A widget as the page carries it. */
export interface Embed {
  vendor: string;
  /** Container and script element, for a template: both are inert until the element puts them into the page. */
  html: string;
  calls: EmbedCalls;
  load: 'entry' | 'click';
  space: 'short' | 'medium' | 'tall';
  link: string | undefined;
  /** Which stand-in it is, where no vendor is connected. */
  standIn: keyof typeof STAND_IN_WIDGETS | undefined;
}

/** Stays in the texts for the browser to fill in. */
const CONTAINER = '{container}';

/**
 * Turns settings into what the page carries.
 * @param kind which widget; names the container's id as well
 * @param own the field the vendor knows the meeting or the form by: `{ path }` or `{ slug }`
 * @param standIn what the stand-in is called where no vendor is set
 */
export function embedOf(
  kind: keyof typeof STAND_IN_WIDGETS,
  settings: WidgetSettings,
  own: Record<string, string>,
  standIn: string,
): Embed {
  const source: Pick<WidgetSettings, 'global' | 'init' | 'container'> & { script: string } = settings.script
    ? { ...settings, script: settings.script }
    : STAND_IN_WIDGETS[kind];
  const id = source.container.attributes.id ?? `${kind}-widget`;
  const gaps = { ...own, container: CONTAINER, selector: `#${id}` };
  const attributes = { ...fillAll(source.container.attributes, gaps), id };
  return {
    vendor: settings.vendor ?? standIn,
    html: `${element(source.container.element, attributes)}${element('script', { src: source.script, async: '' })}`,
    calls: {
      ...(source.global && { global: source.global }),
      ...(settings.script && settings.queue && { queue: true as const }),
      init: source.init.map((call): [string, ...Json[]] => [call.function ?? '', ...fillAll(call.arguments, gaps)]),
    },
    load: settings.load,
    space: settings.space,
    link: settings.link,
    standIn: settings.script ? undefined : kind,
  };
}

/** Fills the gaps of every text in a value. */
function fillAll<J extends Json | readonly Json[]>(value: J, gaps: Record<string, string>): J {
  return JSON.parse(JSON.stringify(value), (_key, part: Json) => (typeof part === 'string' ? fill(part, gaps) : part));
}

const element = (name: string, attributes: Record<string, string>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value ? ` ${key}="${escapeHtml(value)}"` : ` ${key}`))
    .join('')}></${name}>`;
