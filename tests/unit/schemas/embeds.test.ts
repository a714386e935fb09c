import { describe, expect, test } from 'vitest';
import { CONSENT_CATEGORIES } from '../../../src/lib/consent.ts';
import { embedsSchema } from '../../../src/schemas/settings/embeds.ts';

const parse = (booking: object, rest: object = {}) =>
  embedsSchema.safeParse({
    kind: 'embeds',
    booking: { path: 'a/b', ...booking },
    form: { slug: 'message' },
    ...Object.fromEntries(CONSENT_CATEGORIES.map((category) => [category, {}])),
    ...rest,
  });
const problems = (booking: object) =>
  parse(booking).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
const vendor = { vendor: 'V', script: 'https://v.example.com/w.js', global: 'V' };

describe('what a writer may get wrong', () => {
  test.each([
    [
      'a vendor’s field without the script',
      { global: 'V' },
      'booking.global: It needs a vendor’s script.',
    ],
    [
      'a script of nobody',
      { ...vendor, vendor: undefined },
      'booking.vendor: Say whose script it is',
    ],
    [
      'nothing to know the widget by',
      { ...vendor, global: undefined },
      'booking.global: Name the global that the script defines, or',
    ],
    [
      'calls without a global',
      {
        ...vendor,
        global: undefined,
        init: [{ function: 'draw' }],
        container: { attributes: { class: 'x' } },
      },
      'booking.init: Calls need a global',
    ],
    ['a queue without calls', { ...vendor, queue: true }, 'booking.queue: A queue holds calls.'],
    [
      'a frame that nothing fills',
      { ...vendor, container: { element: 'iframe' } },
      'booking.container.element: A frame is filled by a call.',
    ],
    [
      'a frame that a queue fills',
      { ...vendor, queue: true, init: [{ function: 'draw' }], container: { element: 'iframe' } },
      'booking.queue: A frame is filled once the script is there',
    ],
    [
      'a gap that nothing fills',
      { ...vendor, init: [{ arguments: ['{slug}'] }] },
      'booking: There is no value for {slug}.',
    ],
    [
      'an attribute that runs a program',
      { ...vendor, container: { attributes: { onclick: 'x()' } } },
      'booking.container.attributes.onclick',
    ],
    [
      'an attribute that styles',
      { ...vendor, container: { attributes: { style: 'x' } } },
      'booking.container.attributes.style',
    ],
    [
      'an origin with a path',
      { ...vendor, origins: { frame: ['https://v.example.com/a'] } },
      'booking.origins.frame.0: an origin without a path',
    ],
    [
      'an origin that is everything',
      { ...vendor, origins: { frame: ['https://*'] } },
      'booking.origins.frame.0: an origin without a path',
    ],
    [
      'a script over an open line',
      { ...vendor, script: 'http://v.example.com/w.js' },
      'booking.script: a full https address',
    ],
    [
      'a global that is an expression',
      { ...vendor, global: 'V()' },
      'booking.global: a JavaScript name',
    ],
    [
      'a function that is an expression',
      { ...vendor, init: [{ function: 'a();b' }] },
      'booking.init.0.function: the name of a function',
    ],
  ])('%s', (_name, booking, expected) => {
    expect(problems(booking).join('\n')).toContain(expected);
  });

  test('a hosted form that is no URL', () => {
    expect(
      parse({}, { forms: { flyers: { dlg_f1: 'somewhere' } } }).error?.issues[0]?.path,
    ).toEqual(['forms', 'flyers', 'dlg_f1']);
  });
});
