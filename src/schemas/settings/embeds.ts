import { z } from 'zod';
import { FLYER_DIALOG_IDS } from '../../config/dialog-ids.ts';
import { gapsIn } from '../../lib/fill.ts';
import {
  flag,
  line,
  type Mistake,
  reporting,
  settingsFile,
  unknownGap,
  webAddress,
} from '../fields.ts';

const origin = z
  .string()
  .regex(
    /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]+)?$/,
    'an origin without a path, such as https://assets.calendly.com or https://*.hsforms.com',
  )
  .describe('Origin');
const originsOf = (what: string) => z.array(origin).default([]).describe(what);

/** A JavaScript name, or several joined by dots. */
const FUNCTION_PATH = /^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/;

const call = z.strictObject({
  function: z
    .string()
    .regex(FUNCTION_PATH, 'the name of a function of the global, such as forms.create')
    .optional()
    .describe(
      'Function of the global, such as initInlineWidget; if left out, the global itself is called',
    ),
  arguments: z
    .array(z.json())
    .default([])
    .describe(
      'Its arguments, in order; {container} is the element, {selector} its CSS selector, {path} or {slug} the field of that name',
    ),
});

const container = z.strictObject({
  element: z
    .enum(['div', 'iframe'])
    .default('div')
    .describe('div, or iframe if the vendor’s script fills a frame'),
  attributes: z
    .record(
      z
        .string()
        .regex(
          /^(data-[a-z0-9-]+|class|id|title|loading|width|height|allow)$/,
          'data-…, class, id, title, loading, width, height or allow',
        ),
      z.string(),
    )
    .default({})
    .describe(
      'Attributes by which the vendor’s script recognises the element; {path} or {slug} is filled in',
    ),
});

/** A widget that a third party's script draws into a container. */
const widget = z.strictObject({
  vendor: line('Name of the vendor, as visitors know it', 32).optional(),
  script: webAddress(
    'Address of the vendor’s script; if left out, no vendor is connected',
  ).optional(),
  global: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/, 'a JavaScript name')
    .optional()
    .describe(
      'Name that the script defines once it is ready; if left out, the widget counts as ready once the script has filled the container',
    ),
  queue: flag('true if calls are queued under the global’s name until the script has loaded'),
  init: z
    .array(call)
    .default([])
    .describe(
      'Calls that draw the widget, in order; if left out, the script finds the container itself',
    ),
  container: container.prefault({}).describe('The element the widget is drawn into'),
  load: z
    .enum(['entry', 'click'])
    .default('entry')
    .describe('entry loads it with the page, click only when the visitor asks for it'),
  space: z
    .enum(['short', 'medium', 'tall'])
    .default('medium')
    .describe('Height reserved for it, so that nothing moves: 400, 640 or 880 px'),
  link: webAddress(
    'The same thing as a page of its own, for when the widget can’t be shown',
  ).optional(),
  inlineStyles: flag('true if the script writes style elements or attributes into the page'),
  trustedTypes: flag('true if the vendor says that its script works under Trusted Types'),
  origins: z
    .strictObject({
      script: originsOf('Further scripts'),
      style: originsOf('Style sheets'),
      frame: originsOf('Frames'),
      connect: originsOf('What the script talks to'),
      image: originsOf('Pictures'),
      font: originsOf('Fonts'),
      form: originsOf('Where forms are sent'),
    })
    .prefault({})
    .describe(
      'Origins that the widget needs in addition to its script’s; the content security policy is built from them',
    ),
});

type Widget = z.infer<typeof widget>;

/** Fields that mean something only with a vendor's script. */
const VENDOR_ONLY = ['vendor', 'global', 'queue', 'init', 'inlineStyles', 'trustedTypes'] as const;

function mistakesIn(value: Widget, own: 'path' | 'slug'): Mistake[] {
  const { script, vendor, global, queue, init, container: into } = value;
  if (!script) {
    const message =
      'It needs a vendor’s script. Add "script:" with its URL, or take this field out.';
    const given = VENDOR_ONLY.filter((field) => [value[field]].flat().some(Boolean));
    return given.map((field) => ({ path: [field], message }));
  }
  const hasCalls = init.length > 0;
  const isFrame = into.element === 'iframe';
  const hasAttributes = Object.keys(into.attributes).length > 0;
  const mistakes: [isWrong: boolean, path: PropertyKey[], message: string][] = [
    [!vendor, ['vendor'], 'Say whose script it is: visitors read the name.'],
    [
      !global && !hasAttributes,
      ['global'],
      'Name the global that the script defines, or the attributes of the container that it looks for.',
    ],
    [hasCalls && !global, ['init'], 'Calls need a global to call. Add "global:".'],
    [queue && !hasCalls, ['queue'], 'A queue holds calls. Add "init:".'],
    [
      isFrame && !hasCalls,
      ['container', 'element'],
      'A frame is filled by a call. Add "init:", or use a div.',
    ],
    [
      isFrame && queue,
      ['queue'],
      'A frame is filled once the script is there, not through a queue. Take this field out, or use a div.',
    ],
  ];
  const known = [own, 'container', 'selector'];
  const gaps = gapsIn(JSON.stringify([init, into.attributes]));
  const unknown = gaps.filter((gap) => !known.includes(gap));
  return [
    ...mistakes.flatMap(([isWrong, path, message]) => (isWrong ? [{ path, message }] : [])),
    ...unknown.map((gap) => unknownGap(gap, known)),
  ];
}

const withOwn = <K extends 'path' | 'slug'>(own: K, field: z.ZodString) =>
  widget
    .extend({ [own]: field } as { [P in K]: z.ZodString })
    .superRefine(reporting((value) => mistakesIn(value as unknown as Widget, own)));

/** The part of the address after the vendor’s host, which is that of its script. */
const account = (what: string, length: number) =>
  line(what, length).regex(
    /^(?!https?:|www\.)/i,
    'only the part after the vendor’s host in the address, such as name/meeting',
  );

const formAddress = webAddress('Address of the hosted form; if left out, none is connected');

/** The script of a consent category (`lib/consent.ts`). */
const scriptAfterConsent = z.strictObject({
  vendor: line('Name of the vendor', 32).optional(),
  script: webAddress('Address of the script; if left out, no vendor is connected').optional(),
  attributes: z
    .record(z.string().regex(/^data-[a-z0-9-]+$/, 'data-…'), z.string())
    .default({})
    .describe('Attributes of the script element'),
  stop: z
    .string()
    .regex(FUNCTION_PATH, 'the path of a function, such as plausible.stop')
    .optional()
    .describe(
      'The vendor’s function that stops reporting, called when a visitor withdraws consent',
    ),
  connect: originsOf('Origins it reports to'),
  trustedTypes: flag('true if the vendor says that its script works under Trusted Types'),
});

export const embedsSchema = settingsFile('embeds', {
  booking: withOwn('path', account('Data path of the introductory meeting', 120)).describe(
    'The scheduling widget',
  ),
  form: withOwn('slug', account('Slug of the message form', 80)).describe('The message form'),
  analytics: scriptAfterConsent.describe('Analytics, loaded only after consent'),
  forms: z
    .strictObject({
      newsletter: formAddress.optional(),
      flyers: z
        .partialRecord(z.enum(FLYER_DIALOG_IDS), formAddress)
        .default({})
        .describe('Hosted flyer forms, by dialog id'),
      default: formAddress.optional().describe('Form for a page that isn’t in the table'),
    })
    .prefault({})
    .describe('Hosted forms that open in a dialog; those of white papers are in their cases'),
});
