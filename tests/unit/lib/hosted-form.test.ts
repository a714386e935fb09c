import { describe, expect, test } from 'vitest';
import { flyerOf, newsletterForm, paperOf } from '../../../src/lib/hosted-form.ts';

const NONE = { flyers: {} };

describe('a flyer', () => {
  test('whose form is not connected has the stand-in, which knows the page', () => {
    expect(flyerOf('/training', NONE)).toEqual({ key: 'dlg_f10', address: '/stand-in/forms/dlg_f10#training' });
  });
  test('has the form that the settings give for its key', () => {
    const forms = { flyers: { dlg_f10: 'https://forms.example/t' }, default: 'https://forms.example/d' };
    expect(flyerOf('/training', forms)).toEqual({ key: 'dlg_f10', address: 'https://forms.example/t' });
  });
  test('of a page that the table does not know has the default form', () => {
    expect(flyerOf('/elsewhere', NONE).address).toBe('/stand-in/forms/default#elsewhere');
    expect(flyerOf('/elsewhere', { flyers: {}, default: 'https://forms.example/d' })).toEqual({
      key: 'default',
      address: 'https://forms.example/d',
    });
  });
});

describe('a white paper', () => {
  test('has the stand-in’s form and file', () => {
    expect(paperOf('lm2500-reliability', { dialogId: 'dlg_wp5' })).toEqual({
      key: 'dlg_wp5',
      address: '/stand-in/forms/dlg_wp5#lm2500-reliability',
      file: '/stand-in/files/lm2500-reliability.pdf',
    });
  });
  test('has the addresses of its case', () => {
    const paper = { dialogId: 'dlg_wp5', previewUrl: 'https://forms.example/p', downloadUrl: 'https://files.example/p.pdf' };
    expect(paperOf('any', paper)).toEqual({ key: 'dlg_wp5', address: 'https://forms.example/p', file: 'https://files.example/p.pdf' });
  });
});

test('the newsletter has its own key', () => {
  expect(newsletterForm(NONE)).toEqual({ key: 'newsletter', address: '/stand-in/forms/newsletter' });
  expect(newsletterForm({ flyers: {}, newsletter: 'https://forms.example/n' }).address).toBe('https://forms.example/n');
});
