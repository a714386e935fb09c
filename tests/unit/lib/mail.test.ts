import { expect, test } from 'vitest';
import { isShortMail, mailAddress } from '../../../src/lib/mail.ts';

const mail = { to: 'info@meridional.example', subject: 'A', body: 'B' };

test('no text can add a header of its own', () => {
  const address = mailAddress({
    to: 'info@meridional.example',
    subject: 'x&bcc=thief@evil.example\r\nBcc: thief@evil.example',
    body: 'B',
  });
  expect([...new URL(address).searchParams.keys()]).toEqual(['subject', 'body']);
  expect(address).not.toMatch(/[\r\n]/);
});

test('an e-mail that Windows would not open is too long for a link', () => {
  expect(isShortMail({ ...mail, body: 'ü'.repeat(200) })).toBe(true);
  expect(isShortMail({ ...mail, body: 'ü'.repeat(400) })).toBe(false);
});
