import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { typesetPlugin } from '../../../src/integrations/typeset-plugin.ts';

const html = (markdown: string) => markdownToHtml(markdown, { hastPlugins: [typesetPlugin] }).html;

test('a text gets its subscripts and no-break spaces', () => {
  expect(html('CO2 at 12 bar')).toBe('<p>CO<sub>2</sub> at 12\u00A0bar</p>\n');
  expect(html('a *clamp-on* meter')).toBe(
    '<p>a <em><span class="whole">clamp-on</span></em> meter</p>\n',
  );
});

test('code stays as it is typed', () => {
  expect(html('`CO2 at 12 bar`')).toBe('<p><code>CO2 at 12 bar</code></p>\n');
});

test('columns are aligned by classes, since the policy forbids style attributes', () => {
  const table = html('| Pad | Before | Mean |\n| --- | ---: | :-: |\n| Top | 119 | 91 |\n');
  expect(table).not.toContain('style');
  expect(table).toContain('<th>Pad</th>');
  expect(table).toContain('<td class="text-end">119</td>');
  expect(table).toContain('<td class="text-center">91</td>');
});

test('a table is named by the heading before it', () => {
  const table = '| Pad | Mean |\n| --- | --- |\n| Top | 119 |\n';
  expect(html(`## First\n\n### NOx and CO2\n\nWords.\n\n${table}\n## Next\n`)).toContain(
    '<table aria-label="NOx and CO2">',
  );
  expect(html(table)).toContain('<table>');
});

test('a wide table of words repeats its heads in its cells, for phones', () => {
  const words = html(
    '| Data | Purpose | Basis | Kept |\n| --- | --- | --- | --- |\n| Forms | To *answer* | Consent | One year |\n',
  );
  expect(words).toContain('<td>Forms</td>');
  expect(words).toContain('<td data-head="Purpose">To <em>answer</em></td>');
  expect(words).toContain('<td data-head="Kept">One year</td>');
});

test('a table of numbers, or a narrow one, does not repeat its heads', () => {
  expect(
    html('| Pad | Top | Side | Mean |\n| --- | ---: | ---: | ---: |\n| 1 | 119 | 91 | 105 |\n'),
  ).not.toContain('data-head');
  expect(
    html('| Data | Purpose | Kept |\n| --- | --- | --- |\n| Forms | To answer | One year |\n'),
  ).not.toContain('data-head');
});
