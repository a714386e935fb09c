import fs from 'node:fs';

/** A name that no other text of the site holds. */
export const MARK = 'Quillon';
const field = (text: string, name: string, value: string) => text.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`);
const read = (file: string) => fs.readFileSync(file, 'utf8');
const CASE = 'src/content/cases/bad-actor-removals.mdx';
const unique = (text: string) => field(field(field(text, 'id', '99'), 'title', `${MARK} trips of a pump`), 'subject', `${MARK} trips`);

/**
 * A case and a person that are drafts, and a testimonial for a day that is far off.
 * @param current the text of a content file, where it was changed already
 * @returns content files by path, with their new text
 */
export const drafts = (current: (file: string) => string = read): Record<string, string> => ({
  'src/content/cases/quillon-trips.mdx': unique(read(CASE)).replace(/^---\n/, '---\ndraft: true\n'),
  'src/content/team/quillon-person.mdx': `---\nname: ${MARK} Person\nposition: Engineer\norder: 99\ndraft: true\n---\n\n${'Reading the trend is what this engineer does. '.repeat(7)}\n`,
  'src/content/testimonials.yaml': `${current('src/content/testimonials.yaml').trimEnd()}\n- id: quillon\n  quote: ${MARK} measured what nobody had measured on that pump for twenty years.\n  title: Manager\n  company: Plant\n  country: Norway\n  publishOn: 2999-01-01\n`,
});
