import { CONSENT_CATEGORIES } from '../../lib/consent.ts';
import { DEFAULT_FORM, flyerForm } from '../../lib/flyer-form.ts';
import type { Content } from '../writing/model/content.ts';
import { field } from '../writing/model/entry.ts';
import type { Problem } from '../writing/model/problem.ts';
import type { Source } from '../writing/model/source.ts';

const EMBEDS = 'src/content/settings/embeds.yaml';

/** What each of these fields connects, by its path. */
const NEEDED = {
  'booking.script': 'booking service',
  'form.script': 'form service',
  ...Object.fromEntries(CONSENT_CATEGORIES.map((name) => [`${name}.script`, `${name} service`])),
  'forms.newsletter': 'form for the newsletter',
  'forms.default': 'form for unknown pages',
};
const NEEDED_BY_CASE = {
  'whitePaper.previewUrl': 'form for the white paper',
  'whitePaper.downloadUrl': 'file share for the white paper',
};

/** Every third party that is not connected. */
export const unconnected = ({ sources, redirects }: Content): Problem[] =>
  sources.flatMap((source) => {
    if (/^src\/content\/cases\/.*\.mdx$/.test(source.file)) return unset(source, NEEDED_BY_CASE);
    if (source.file !== EMBEDS) return [];
    const led = Object.fromEntries(redirects.pairs.map(({ from, to }) => [from, to]));
    return unset(source, { ...NEEDED, ...flyers(sources, led) });
  });

const unset = (
  { file, data, place }: Source,
  needed: Readonly<Record<string, string>>,
): Problem[] =>
  Object.entries(needed).flatMap(([name, what]) => {
    const path = name.split('.');
    const message = `No ${what} is connected.`;
    const repair = `Add ${name}; src/content/VENDORS.md says how.`;
    return field(data, ...path) ? [] : [{ file, ...place(path), message, repair }];
  });

/** The forms of flyers, one for each service that has a flyer of its own. */
const flyers = (sources: readonly Source[], redirects: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    sources.flatMap(({ file, data }) => {
      const [, id] = /^src\/content\/services\/([a-z0-9-]+)\.mdx$/.exec(file) ?? [];
      if (!id || field(data, 'whitePaperOf')) return [];
      const form = flyerForm(`/${id}`, redirects);
      if (form === DEFAULT_FORM) return [];
      return [[`forms.flyers.${form}`, `form ${form} for the flyer (${file})`]];
    }),
  );
