import { describe, expect, test } from 'vitest';
import {
  hostedFlyer,
  hostedPaper,
  newsletterForm,
  paperName,
} from '../../../src/lib/hosted-form.ts';

const NONE = { flyers: {} };

describe('a flyer', () => {
  test('has the form that the settings give for its key', () => {
    const forms = {
      flyers: { dlg_f10: 'https://forms.example/t' },
      default: 'https://forms.example/d',
    };
    expect(hostedFlyer('/training', forms, {})).toEqual({
      key: 'dlg_f10',
      url: 'https://forms.example/t',
    });
  });
  test('of a page that the table does not know has the default form', () => {
    const forms = { flyers: {}, default: 'https://forms.example/d' };
    expect(hostedFlyer('/lubrication', forms, {})).toEqual({
      key: 'default',
      url: 'https://forms.example/d',
    });
  });
  test('leads to its file where no form is connected', () => {
    expect(hostedFlyer('/training', NONE, {}, {})).toEqual({
      url: '/documents/flyers/training.pdf',
    });
  });
});

test('a white paper has the URLs of its case', () => {
  const paper = {
    dialogId: 'dlg_wp5' as const,
    previewUrl: 'https://forms.example/p',
    downloadUrl: 'https://files.example/p.pdf',
  };
  expect(hostedPaper('any', paper)).toEqual({
    key: 'dlg_wp5',
    url: 'https://forms.example/p',
    file: 'https://files.example/p.pdf',
    starts: true,
  });
});

test('a case with a long paper offers the long paper’s file, whatever its form', () => {
  const whitePaper = { dialogId: 'dlg_wp3', paper: { id: 'how-to-choose' } } as const;
  expect(hostedPaper('gas-turbine-selection', whitePaper, {})).toEqual({
    url: '/documents/how-to-choose.pdf',
  });
  expect(paperName('gas-turbine-selection', whitePaper)).toBe('how-to-choose');
});

test('the newsletter has its own key, and nothing where no form is connected', () => {
  const newsletter = 'https://forms.example/n';
  expect(newsletterForm({ flyers: {}, newsletter })).toEqual({
    key: 'newsletter',
    url: newsletter,
  });
  expect(newsletterForm(NONE, {})).toBeUndefined();
});
