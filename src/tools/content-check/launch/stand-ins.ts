import { DEFAULT_FORM, flyerForm } from '../../../lib/flyer-form.ts';
import { field } from '../entry.ts';
import type { Problem } from '../problem.ts';
import type { Source } from '../source.ts';

const EMBEDS = 'src/content/settings/embeds.yaml';
const GUIDE = 'src/content/VENDORS.md says how.';

/** Settings that connect a third party, and the stand-in that the site shows without them. */
const NEEDED: { path: string[]; message: string; repair: string }[] = [
  { path: ['booking', 'script'], message: 'The booking widget is a stand-in.', repair: `Connect a booking service; ${GUIDE}` },
  { path: ['form', 'script'], message: 'The message form is a stand-in.', repair: `Connect a form service; ${GUIDE}` },
  {
    path: ['analytics', 'script'],
    message: 'Analytics is a stand-in: nobody receives its figures.',
    repair: `Connect an analytics service; ${GUIDE}`,
  },
  { path: ['forms', 'newsletter'], message: 'The newsletter form is a stand-in.', repair: 'Add the URL of the hosted form.' },
  { path: ['forms', 'default'], message: 'The form for unknown pages is a stand-in.', repair: 'Add the URL of the hosted form.' },
];

/** Every stand-in that the site uses with this content. */
export function standIns(sources: readonly Source[]): Problem[] {
  const embeds = sources.find(({ file }) => file === EMBEDS);
  const settings = embeds ? [...NEEDED.flatMap((needed) => unset(embeds, needed)), ...flyers(embeds, sources)] : [];
  return [...settings, ...sources.filter(({ file }) => /^src\/content\/cases\/.*\.mdx$/.test(file)).flatMap(papers)];
}

const unset = (source: Source, { path, message, repair }: (typeof NEEDED)[number]): Problem[] =>
  field(source.data, ...path) ? [] : [{ file: source.file, ...source.place(path), message, repair }];

/** Flyers without the URL of a hosted form. */
const flyers = (embeds: Source, sources: readonly Source[]): Problem[] =>
  sources.flatMap(({ file, data }) => {
    const [, id] = /^src\/content\/services\/([a-z0-9-]+)\.mdx$/.exec(file) ?? [];
    const key = id && !field(data, 'whitePaperOf') ? flyerForm(`/${id}`) : DEFAULT_FORM;
    if (key === DEFAULT_FORM) return [];
    return unset(embeds, {
      path: ['forms', 'flyers', key],
      message: `The flyer form ${key} (${file}) is a stand-in.`,
      repair: `Add the URL of the hosted form under forms, flyers, ${key}.`,
    });
  });

/** Parts of a case's white paper that come from stand-ins. */
const papers = (source: Source): Problem[] => [
  ...unset(source, {
    path: ['whitePaper', 'previewUrl'],
    message: 'The form of the white paper is a stand-in.',
    repair: 'Add "previewUrl:" with the URL of the hosted form.',
  }),
  ...unset(source, {
    path: ['whitePaper', 'downloadUrl'],
    message: 'The white paper comes from the stand-in of the file share.',
    repair: 'Add "downloadUrl:" with the URL of the file.',
  }),
];
