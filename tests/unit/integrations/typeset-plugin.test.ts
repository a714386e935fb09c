import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { typesetPlugin } from '../../../src/integrations/typeset-plugin.ts';

const html = async (markdown: string) => (await markdownToHtml(markdown, { hastPlugins: [typesetPlugin] })).html;

test('a text gets its subscripts and no-break spaces', async () => {
  expect(await html('CO2 at 12 bar')).toBe('<p>CO<sub>2</sub> at 12\u00A0bar</p>\n');
  expect(await html('a *clamp-on* meter')).toBe('<p>a <em><span class="whole">clamp-on</span></em> meter</p>\n');
});

test('code stays as it is typed', async () => {
  expect(await html('`CO2 at 12 bar`')).toBe('<p><code>CO2 at 12 bar</code></p>\n');
});

test('columns are aligned by classes, since the policy forbids style attributes', async () => {
  const table = await html('| Pad | Before | Mean |\n| --- | ---: | :-: |\n| Top | 119 | 91 |\n');
  expect(table).not.toContain('style');
  expect(table).toContain('<th>Pad</th>');
  expect(table).toContain('<td class="text-end">119</td>');
  expect(table).toContain('<td class="text-center">91</td>');
});

test('a table is named by the heading before it', async () => {
  const table = '| Pad | Mean |\n| --- | --- |\n| Top | 119 |\n';
  expect(await html(`## First\n\n### NOx and CO2\n\nWords.\n\n${table}\n## Next\n`)).toContain('<table aria-label="NOx and CO2">');
  expect(await html(table)).toContain('<table>');
});

test('a wide table of words repeats its heads in its cells, for phones; one of numbers, or a narrow one, does not', async () => {
  const words = await html('| Data | Purpose | Basis | Kept |\n| --- | --- | --- | --- |\n| Forms | To *answer* | Consent | One year |\n');
  expect(words).toContain('<td>Forms</td>');
  expect(words).toContain('<td data-head="Purpose">To <em>answer</em></td>');
  expect(words).toContain('<td data-head="Kept">One year</td>');
  expect(await html('| Pad | Top | Side | Mean |\n| --- | ---: | ---: | ---: |\n| 1 | 119 | 91 | 105 |\n')).not.toContain('data-head');
  expect(await html('| Data | Purpose | Kept |\n| --- | --- | --- |\n| Forms | To answer | One year |\n')).not.toContain('data-head');
});
