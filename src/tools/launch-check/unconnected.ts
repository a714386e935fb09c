import { CONSENT_CATEGORIES } from '../../lib/consent.ts';
import { DEFAULT_FORM, flyerForm } from '../../lib/flyer-form.ts';
import { atField } from '../writing/check/rule.ts';
import type { Content } from '../writing/model/content.ts';
import { type Entry, field, nameOf } from '../writing/model/entry.ts';
import type { Problem } from '../writing/model/problem.ts';

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

type Redirects = Content['redirects']['pairs'];

/** Every third party that entries of the live site need and that is not connected. */
export const unconnected = (entries: readonly Entry[], redirects: Redirects): Problem[] =>
  entries.flatMap((entry) => {
    if (entry.collection === 'cases') return unset(entry, NEEDED_BY_CASE);
    if (nameOf(entry) !== 'settings/embeds') return [];
    return unset(entry, { ...NEEDED, ...flyers(entries, redirects) });
  });

const unset = (entry: Entry, needed: Readonly<Record<string, string>>): Problem[] =>
  Object.entries(needed).flatMap(([name, what]) => {
    const path = name.split('.');
    if (field(entry.data, ...path)) return [];
    const repair = `Add ${name}; src/content/VENDORS.md says how.`;
    return atField(entry, path, `No ${what} is connected.`, repair);
  });

/** The forms of flyers, one for each service that has a flyer of its own. */
function flyers(entries: readonly Entry[], redirects: Redirects): Record<string, string> {
  const led = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  const services = entries.filter(
    ({ collection, data }) => collection === 'services' && !field(data, 'whitePaperOf'),
  );
  return Object.fromEntries(
    services.flatMap(({ id, source }) => {
      const form = flyerForm(`/${id}`, led);
      if (form === DEFAULT_FORM) return [];
      return [[`forms.flyers.${form}`, `form ${form} for the flyer (${source.file})`]];
    }),
  );
}
