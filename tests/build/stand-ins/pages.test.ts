import { expect, test } from 'vitest';
import { STAND_INS } from '../../../src/stand-ins/vendors.ts';
import { files, framedPages, pageAt } from '../../support/dist.ts';

test('each form says that it is a stand-in and what it is about, and is not listed', () => {
  for (const { route, $ } of framedPages) {
    expect($('body').text(), route).toContain('Stand-in');
    expect($('h1').text().trim(), route).not.toBe('');
    expect($('meta[name=robots]').attr('content'), route).toBe('noindex');
  }
});

test.each(['dlg_wp3', 'dlg_wp5', 'dlg_wp6', 'dlg_tech_qual', 'dlg_f10'])(
  'the form %s of a white paper has its file',
  (key) => {
    const { $ } = pageAt(`/stand-in/forms/${key}`);
    expect($('a[href$=".pdf"]').length).toBeGreaterThan(0);
  },
);

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
