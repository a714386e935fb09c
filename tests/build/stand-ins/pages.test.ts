import { expect, test } from 'vitest';
import { paperForm } from '../../../src/lib/flyer-form.ts';
import { STAND_INS } from '../../../src/stand-ins/vendors.ts';
import words from '../../../src/stand-ins/words.json' with { type: 'json' };
import { type Fields, shownEntries } from '../../support/content.ts';
import { files, framedPages, pageAt } from '../../support/dist.ts';

/** Key of the form of a case's white paper. */
const paperKey = ({ whitePaper, services }: Fields<'cases'>) =>
  whitePaper.dialogId ??
  paperForm(
    services.map(({ id }) => id),
    {},
  );

test('each form says that it is a stand-in and what it is about, and is not listed', () => {
  for (const { route, $ } of framedPages) {
    expect($('body').text(), route).toContain(words.label);
    expect($('h1').text().trim(), route).not.toBe('');
    expect($('meta[name=robots]').attr('content'), route).toBe('noindex');
  }
});

test('the form of each white paper has its file', () => {
  for (const { data } of shownEntries('cases')) {
    const page = pageAt(`/stand-in/forms/${paperKey(data)}`);
    expect(page.$('a[href$=".pdf"]').length, page.route).toBeGreaterThan(0);
  }
});

test('each URL by which the site knows a stand-in is that of a file', () => {
  const { booking, form, analytics, hostedForm, file } = STAND_INS;
  const urls = [
    booking?.script,
    form?.script,
    analytics,
    `${hostedForm?.('newsletter')}.html`,
    file?.('slow-start'),
  ];
  for (const url of urls) expect(files).toContain(url?.slice(1));
});
