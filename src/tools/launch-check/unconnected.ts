import { DEFAULT_FORM, flyerForm } from '../../lib/flyer-form.ts';
import type { Content } from '../writing/model/content.ts';
import { field } from '../writing/model/entry.ts';
import type { Problem } from '../writing/model/problem.ts';
import type { Source } from '../writing/model/source.ts';

const EMBEDS = 'src/content/settings/embeds.yaml';
const GUIDE = 'src/content/VENDORS.md says how.';

/** Settings that connect a third party, what is missing without them, and how to connect it. */
const NEEDED: [path: string, message: string, repair: string][] = [
  ['booking.script', 'No booking service is connected.', `Connect a booking service; ${GUIDE}`],
  ['form.script', 'No form service is connected.', `Connect a form service; ${GUIDE}`],
  [
    'analytics.script',
    'No analytics service is connected.',
    `Connect an analytics service; ${GUIDE}`,
  ],
  [
    'forms.newsletter',
    'No form for the newsletter is connected.',
    'Add the URL of the hosted form.',
  ],
  ['forms.default', 'No form for unknown pages is connected.', 'Add the URL of the hosted form.'],
];

/** Parts of a case's white paper, likewise. */
const PAPER: typeof NEEDED = [
  [
    'whitePaper.previewUrl',
    'No form for the white paper is connected.',
    'Add "previewUrl:" with the URL of the hosted form.',
  ],
  [
    'whitePaper.downloadUrl',
    'The white paper comes from no file share.',
    'Add "downloadUrl:" with the URL of the file.',
  ],
];

/** Every third party that is not connected. */
export const unconnected = ({ sources, redirects }: Content): Problem[] =>
  sources.flatMap((source) => {
    if (/^src\/content\/cases\/.*\.mdx$/.test(source.file)) return unset(source, PAPER);
    if (source.file !== EMBEDS) return [];
    return unset(source, [
      ...NEEDED,
      ...flyers(sources, Object.fromEntries(redirects.pairs.map(({ from, to }) => [from, to]))),
    ]);
  });

const unset = (source: Source, needed: typeof NEEDED): Problem[] =>
  needed.flatMap(([key, message, repair]) => {
    const path = key.split('.');
    return field(source.data, ...path)
      ? []
      : [{ file: source.file, ...source.place(path), message, repair }];
  });

/** Flyers without the URL of a hosted form. */
const flyers = (
  sources: readonly Source[],
  redirects: Readonly<Record<string, string>>,
): typeof NEEDED =>
  sources.flatMap(({ file, data }) => {
    const [, id] = /^src\/content\/services\/([a-z0-9-]+)\.mdx$/.exec(file) ?? [];
    const key = id && !field(data, 'whitePaperOf') ? flyerForm(`/${id}`, redirects) : DEFAULT_FORM;
    if (key === DEFAULT_FORM) return [];
    const repair = `Add the URL of the hosted form under forms, flyers, ${key}.`;
    return [
      [`forms.flyers.${key}`, `No form ${key} for the flyer (${file}) is connected.`, repair],
    ];
  });
