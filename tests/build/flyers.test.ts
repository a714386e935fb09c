import { expect, test } from 'vitest';
import { serviceRoute } from '../../src/config/routes.ts';
import { flyerForm } from '../../src/lib/flyer-form.ts';
import { shownEntries } from '../support/content.ts';
import { type BuiltPage, pageAt, standInPages } from '../support/dist.ts';
import { none } from '../support/none.ts';
import { settings } from '../support/settings.ts';

const { forms } = settings('embeds');
const hostedForms: Partial<Record<string, string>> = { ...forms.flyers, default: forms.default };

/** What is wrong with the links to a form in a page's main part. */
function faults({ $ }: Pick<BuiltPage, '$'>, key: string): string[] {
  const links = $('main [data-dialog]').toArray();
  if (links.length === 0) return ['has no link to a form'];
  const hosted = hostedForms[key];
  return links.flatMap((link) => {
    const [href = '', own] = [$(link).attr('href'), $(link).attr('data-dialog')];
    const isRight = hosted ? href.startsWith(hosted) : href.split('#')[0] === `/stand-in/forms/${key}`;
    return [...(own === key ? [] : [`opens ${own}, not ${key}`]), ...(isRight ? [] : [`leads to ${href}`])];
  });
}

test('each service’s flyer opens its own form, with and without script', () => {
  const flyers = shownEntries('services').filter(({ data }) => !data.whitePaperOf);
  expect(flyers.length).toBeGreaterThan(0);
  none(
    flyers.flatMap(({ id }) => {
      const route = serviceRoute(id);
      return faults(pageAt(route), flyerForm(route)).map((text) => `${route} ${text}`);
    }),
  );
});

test('each stand-in of a form says that it is one and what it is about; those of a white paper or a flyer have its file', () => {
  const stand = settings('stand-ins');
  const used = new Set<string>(shownEntries('cases').map(({ data }) => data.whitePaper.dialogId));
  for (const { route, $ } of standInPages) {
    const key = route.split('/').at(-1) ?? '';
    expect($('body').text(), route).toContain(stand.label);
    expect($('h1').text().trim(), route).not.toBe('');
    expect($('meta[name=robots]').attr('content'), route).toBe('noindex');
    if (used.has(key)) expect($('a[href$=".pdf"]').length, route).toBeGreaterThan(0);
  }
  expect(standInPages.length).toBeGreaterThan(used.size);
});
