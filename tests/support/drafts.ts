import fs from 'node:fs';
import { parse, stringify } from 'yaml';
import { bodyOf } from './follow-recipes.ts';

/** A name that occurs nowhere else on the site. */
export const DRAFT_MARK = 'Quillon';
const read = (file: string) => fs.readFileSync(file, 'utf8');
const CASE = 'src/content/cases/bad-actor-removals.mdx';

/** A draft of a case with the drawing and the diary of a real one, and a text of its own, so without the sums of that one’s text. */
function draftCase(): string {
  const [, front = ''] = read(CASE).split(/^---\n/m);
  const { whitePaper, figure, seo, sums: _sums, ...real } = parse(front);
  const own = (value: string) => `${DRAFT_MARK} ${value}`;
  const fields = {
    ...real,
    id: 99,
    draft: true,
    title: own('trips of a pump'),
    subject: own('trips'),
    quote: own(real.quote),
    excerpt: own(real.excerpt),
    figure: { ...figure, title: own(figure.title) },
    whitePaper: { dialogId: whitePaper.dialogId, title: own(whitePaper.title) },
    seo: { title: own(seo.title), description: own(seo.description) },
  };
  return `---\n${stringify(fields)}---\n\n${bodyOf('cases', fields)}`;
}

function draftPerson(): string {
  const fields = {
    name: `${DRAFT_MARK} Person`,
    position: 'Engineer',
    discipline: { kind: 'orbit', whirl: 0.31, share: 0.55 },
    order: 99,
    draft: true,
  };
  return `---\n${stringify(fields)}---\n\n${bodyOf('team', fields)}`;
}

/** A further list of services, as a page of its own. */
function draftList(): string {
  const [, front = ''] = read('src/content/pages/support-to-projects.mdx').split(/^---\n/m);
  const { subtitle: _subtitle, seo, ...real } = parse(front);
  const own = (value: string) => `${DRAFT_MARK} ${value}`;
  const fields = {
    ...real,
    draft: true,
    banner: { title: own('services') },
    seo: { title: own('services abroad'), description: own(seo.description) },
  };
  return `---\n${stringify(fields)}---\n`;
}

/**
 * A case, a person and a list of services that are drafts, and a testimonial with a publication date far in the future.
 * @param current returns the present text of a content file
 * @returns content files by path, with their new text
 */
export const drafts = (current: (file: string) => string = read): Record<string, string> => ({
  'src/content/cases/quillon-trips.mdx': draftCase(),
  'src/content/team/quillon-person.mdx': draftPerson(),
  'src/content/pages/quillon-services.mdx': draftList(),
  'src/content/testimonials.yaml': `${current('src/content/testimonials.yaml').trimEnd()}\n- id: quillon\n  quote: ${DRAFT_MARK} measured what nobody had measured on that pump for twenty years.\n  title: Manager\n  company: Plant\n  country: Norway\n  publishOn: 2999-01-01\n`,
});
