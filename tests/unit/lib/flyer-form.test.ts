import { expect, test } from 'vitest';
import { flyerForm, paperForm } from '../../../src/lib/flyer-form.ts';

/** The specification's table, section 7, row by row. */
test.each([
  ['/assessing-equipment-performance', 'dlg_f1'],
  ['/equipment-reliability', 'dlg_f3'],
  ['/independent-assessments', 'dlg_f4'],
  ['/inspections', 'dlg_f5'],
  ['/maintenance-improvement', 'dlg_f6'],
  ['/novel-technology-de-risking', 'dlg_tech_qual'],
  ['/project-support-and-equipment-selection', 'dlg_f7'],
  ['/project-support', 'dlg_f7'],
  ['/future-scenarios-assessment', 'dlg_f8'],
  ['/future-scenarios', 'dlg_f8'],
  ['/services/rotating-equipment-repurposing', 'dlg_f4'],
  ['/assistance-and-on-site-support', 'dlg_f9'],
  ['/training', 'dlg_f10'],
  ['/', 'default'],
  ['/all-our-services', 'default'],
  ['/inspection', 'default'],
])('%s has the form %s', (path, form) => {
  expect(flyerForm(path, {})).toBe(form);
});

test('a service that was renamed keeps its form, and so do white papers that have theirs from it', () => {
  const redirects = {
    '/training': '/courses',
    '/services/training-services': '/courses',
    '/team': '/about-us',
  };
  expect(flyerForm('/courses', redirects)).toBe('dlg_f10');
  expect(paperForm(['courses'], redirects)).toBe('dlg_f10');
  expect(flyerForm('/inspections', { '/training': '/inspections' })).toBe('dlg_f5');
});

test('a white paper has the form of the first of its services that has a flyer’s', () => {
  expect(
    paperForm(['novel-technology-de-risking', 'lubrication', 'training', 'inspections'], {}),
  ).toBe('dlg_f10');
  expect(paperForm(['lubrication'], {})).toBe('dlg_wp3');
});
