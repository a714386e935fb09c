import { expect, test } from 'vitest';
import { openPoints } from '../../../../src/tools/launch-check/open-points.ts';
import { readContent } from '../../../../src/tools/writing/model/content.ts';
import { folderWith } from '../../../support/temporary.ts';

const EMBEDS = `kind: embeds
booking: { path: a/b, script: https://v.com/b.js }
form: { script: https://v.com/f.js }
analytics: { script: https://a.com/a.js }
forms:
  newsletter: https://v.com/n
  default: https://v.com/d
  flyers: { dlg_f5: https://v.com/f5 }
`;
/** A small site that is ready to go live. */
const READY: Record<string, string> = {
  'settings/embeds.yaml': EMBEDS,
  'services/inspections.mdx':
    '---\ntitle: Inspections\n---\n\nText with a [link](/training) and a [reference][one].\n\n[one]: https://iso.org\n',
  'cases/pump.mdx':
    '---\ntitle: Pump\nwhitePaper: { previewUrl: https://v.com/p, downloadUrl: https://v.com/p.pdf }\n---\n\n“It [the seal] held.”\n',
  'team/anna.mdx': '---\nname: Anna\nsample: false\n---\n',
};

const contentWith = (files: Record<string, string>) =>
  folderWith(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`src/content/${name}`, text])),
  );
const points = (changes: Record<string, string> = {}) =>
  openPoints(readContent(contentWith({ ...READY, ...changes }))).map(
    ({ file, line, message }) => `${file.slice(12)}:${line} ${message}`,
  );

test('a site that is ready has no open points', () => expect(points()).toEqual([]));

test('a draft is not live: neither a file of its own nor one in a list', () =>
  expect(
    points({
      'cases/pump.mdx':
        '---\ntitle: Pump\ndraft: true\nsample: true\nwhitePaper: {}\n---\n\nSee [the form].\n',
      'services/inspections.mdx': '---\ntitle: Inspections\ndraft: true\n---\n',
      'settings/embeds.yaml': EMBEDS.replace('{ dlg_f5: https://v.com/f5 }', '{}'),
      'clients.yaml': '- id: one\n  draft: true\n  sample: true\n  url: https://one.example\n',
    }),
  ).toEqual([]));

test('samples are found wherever they stand', () => {
  expect(
    points({
      'settings/company.yaml':
        'kind: company\nname: Rotor\nphone:\n  display: "0"\n  sample: true\naddress:\n  constructor: Kade 1\n  sample: true\n',
      'team/anna.mdx': '---\nname: Anna\nsample: true\n---\n',
      'testimonials.yaml': '- id: one\n  quote: Good.\n  sample: true\n',
    }),
  ).toEqual([
    'settings/company.yaml:5 phone is a sample.',
    'settings/company.yaml:8 address is a sample.',
    'team/anna.mdx:3 “Anna” is a sample.',
    'testimonials.yaml:3 “one” is a sample.',
  ]);
});

test('every third party that is not connected is named', () => {
  expect(
    points({
      'settings/embeds.yaml':
        'kind: embeds\nbooking:\n  path: a/b\nform:\n  slug: m\nanalytics: {}\nforms: {}\n',
      'cases/pump.mdx': '---\ntitle: Pump\nwhitePaper: {}\n---\n',
    }),
  ).toEqual([
    'cases/pump.mdx:3 No form for the white paper is connected.',
    'cases/pump.mdx:3 No file share for the white paper is connected.',
    'settings/embeds.yaml:2 No booking service is connected.',
    'settings/embeds.yaml:4 No form service is connected.',
    'settings/embeds.yaml:6 No analytics service is connected.',
    'settings/embeds.yaml:7 No form for the newsletter is connected.',
    'settings/embeds.yaml:7 No form for unknown pages is connected.',
    'settings/embeds.yaml:7 No form dlg_f5 for the flyer (src/content/services/inspections.mdx) is connected.',
  ]);
});

test('placeholders are found: of the README, reserved host names, and in a text, where links are none', () => {
  expect(
    points({
      'settings/company.yaml':
        'kind: company\nsite: https://rotor.example\nemail:\n  address: info@example.com\n',
      'settings/embeds.yaml': EMBEDS.replace('path: a/b', 'path: your-name/meeting'),
      'pages/privacy-policy.mdx':
        '---\nkind: policy\n---\n\n“It held.\n\nRequests go to [contact e-mail]. See [the form](/contact-us).\n',
    }),
  ).toEqual([
    'pages/privacy-policy.mdx:7 “[contact e-mail]” is a placeholder, or was meant to be a link.',
    'settings/company.yaml:2 site is “https://rotor.example”, which is a placeholder.',
    'settings/company.yaml:4 email.address is “info@example.com”, which is a placeholder.',
    'settings/embeds.yaml:2 booking.path is “your-name/meeting”, which is a placeholder.',
  ]);
});
