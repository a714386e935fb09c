import { expect, test } from 'vitest';
import { documentFacets } from '../../../../src/tools/review/compare/documents.ts';
import { pdf } from '../../../support/small-pdf.ts';

const facetsOf = (...document: Parameters<typeof pdf>) =>
  documentFacets(Buffer.from(pdf(...document)));

test('a PDF is compared by its sentences, wherever their lines break', async () =>
  expect(await facetsOf(['It lost \\ its bear-\\ ing. We mend-\\ ed it.', 'The end.'])).toEqual({
    text: ['It lost its bearing.', 'We mended it.', 'The end.'],
    link: [],
  }));

test('a PDF is compared by the targets of its links, each once', async () =>
  expect((await facetsOf(['A fan.', 'The same fan.'], 'A', 'https://x.example/fan')).link).toEqual([
    'https://x.example/fan',
  ]));

test('the author in a PDF is not compared', async () =>
  expect(await facetsOf(['The same.'], 'A')).toEqual(await facetsOf(['The same.'], 'B')));
