import { describe, expect, test } from 'vitest';
import { hostedFlyer, hostedPaper, newsletterForm, paperName } from '../../../src/lib/hosted-form.ts';

const NONE = { flyers: {} };

describe('a flyer', () => {
  test('without a connected form has the stand-in, which knows the page', () => {
    expect(hostedFlyer('/training', 'dlg_f10', NONE)).toEqual({ key: 'dlg_f10', url: '/stand-in/forms/dlg_f10#training' });
  });
  test('has the form that the settings give for its key', () => {
    const forms = { flyers: { dlg_f10: 'https://forms.example/t' }, default: 'https://forms.example/d' };
    expect(hostedFlyer('/training', 'dlg_f10', forms)).toEqual({ key: 'dlg_f10', url: 'https://forms.example/t' });
  });
  test('of a page that the table does not know has the form of its own file', () => {
    expect(hostedFlyer('/lubrication', 'dlg_f5', NONE)).toEqual({ key: 'dlg_f5', url: '/stand-in/forms/dlg_f5#lubrication' });
    const forms = { flyers: { dlg_f5: 'https://forms.example/5' }, default: 'https://forms.example/d' };
    expect(hostedFlyer('/lubrication', 'dlg_f5', forms)).toEqual({ key: 'dlg_f5', url: 'https://forms.example/5' });
  });
  test('of a page that the table names keeps the table’s form whatever its file says', () => {
    expect(hostedFlyer('/training', 'dlg_f1', NONE).key).toBe('dlg_f10');
  });
});

describe('a white paper', () => {
  test('has the stand-in’s form and file', () => {
    expect(hostedPaper('lm2500-reliability', { dialogId: 'dlg_wp5' })).toEqual({
      key: 'dlg_wp5',
      url: '/stand-in/forms/dlg_wp5#lm2500-reliability',
      file: '/stand-in/files/lm2500-reliability.pdf',
    });
  });
  test('has the URLs of its case', () => {
    const paper = { dialogId: 'dlg_wp5' as const, previewUrl: 'https://forms.example/p', downloadUrl: 'https://files.example/p.pdf' };
    expect(hostedPaper('any', paper)).toEqual({ key: 'dlg_wp5', url: 'https://forms.example/p', file: 'https://files.example/p.pdf' });
  });
});

describe('a case with a long paper', () => {
  test('offers the long paper’s file, whatever its form', () => {
    const whitePaper = { dialogId: 'dlg_wp3', paper: { id: 'how-to-choose' } } as const;
    expect(hostedPaper('gas-turbine-selection', whitePaper)?.file).toBe('/stand-in/files/how-to-choose.pdf');
    expect(paperName('gas-turbine-selection', whitePaper)).toBe('how-to-choose');
  });
  test('of technology qualification has no dialog: the viewer shows it', () => {
    expect(hostedPaper('structured-technology-qualification', { dialogId: 'dlg_tech_qual' })).toBeUndefined();
  });
});

test('the newsletter has its own key', () => {
  expect(newsletterForm(NONE)).toEqual({ key: 'newsletter', url: '/stand-in/forms/newsletter' });
  expect(newsletterForm({ flyers: {}, newsletter: 'https://forms.example/n' }).url).toBe('https://forms.example/n');
});
