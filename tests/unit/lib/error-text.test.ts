import { expect, test } from 'vitest';
import { errorText } from '../../../src/lib/error-text.ts';

test.each([
  [new Error('The dial fell off'), 'The dial fell off'],
  [new Response(null, { status: 503, statusText: 'Service Unavailable' }), 'Service Unavailable'],
  [{ statusText: 'Gone', message: 'It was here' }, 'Gone'],
  [{ statusText: '', message: 'It was here' }, 'It was here'],
  ['only words', 'only words'],
  [undefined, 'undefined'],
  [null, 'null'],
])('%o is shown as %j', (error, text) => {
  expect(errorText(error)).toBe(text);
});
