import { DEFAULT_FORM, flyerForm } from '../../lib/flyer-form.ts';
import type { Content } from '../writing/model/content.ts';
import { field } from '../writing/model/entry.ts';
import type { Problem } from '../writing/model/problem.ts';
import type { Source } from '../writing/model/source.ts';

const EMBEDS = 'src/content/settings/embeds.yaml';
const GUIDE = 'src/content/VENDORS.md says how.';

/**
 * Settings that connect a third party, the stand-in that the site shows without them, and how to
 * connect it.
 */
const NEEDED: [path: string, message: string, repair: string][] = [
  ['booking.script', 'The booking widget is a stand-in.', `Connect a booking service; ${GUIDE}`],
  ['form.script', 'The message form is a stand-in.', `Connect a form service; ${GUIDE}`],
  [
    'analytics.script',
    'Analytics is a stand-in: nobody receives its figures.',
    `Connect an analytics service; ${GUIDE}`,
  ],
  ['forms.newsletter', 'The newsletter form is a stand-in.', 'Add the URL of the hosted form.'],
  ['forms.default', 'The form for unknown pages is a stand-in.', 'Add the URL of the hosted form.'],
];

/** Parts of a case's white paper, likewise. */
const PAPER: typeof NEEDED = [
  [
    'whitePaper.previewUrl',
    'The form of the white paper is a stand-in.',
    'Add "previewUrl:" with the URL of the hosted form.',
  ],
  [
    'whitePaper.downloadUrl',
    'The white paper comes from the stand-in of the file share.',
    'Add "downloadUrl:" with the URL of the file.',
  ],
];

/** Every stand-in that the site uses with this content. */
export const standIns = ({ sources, redirects }: Content): Problem[] =>
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
    return [[`forms.flyers.${key}`, `The flyer form ${key} (${file}) is a stand-in.`, repair]];
  });
