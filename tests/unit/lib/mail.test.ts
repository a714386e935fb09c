import { expect, test } from 'vitest';
import { isShortMail, mailAddress } from '../../../src/lib/mail.ts';

const mail = { to: 'info@meridional.example', subject: 'A', body: 'B' };

test('keeps the e-mail address readable, and subject and text decode to what they were', () => {
  const subject = 'Seal, 40% & “more”? #1 + 2';
  const url = new URL(mailAddress({ ...mail, subject, body: 'Line one\nLine two' }));
  expect(url.pathname).toBe('info@meridional.example');
  expect(url.searchParams.get('subject')).toBe(subject);
  expect(url.searchParams.get('body')).toBe('Line one\r\nLine two');
});

test('no text can add a header of its own', () => {
  const address = mailAddress({ ...mail, subject: 'x&bcc=thief@evil.example\r\nBcc: thief@evil.example' });
  expect([...new URL(address).searchParams.keys()]).toEqual(['subject', 'body']);
  expect(address).not.toMatch(/[\r\n]/);
});

test('an e-mail that Windows would not open is too long for a link', () => {
  expect(isShortMail({ ...mail, body: 'ü'.repeat(200) })).toBe(true);
  expect(isShortMail({ ...mail, body: 'ü'.repeat(400) })).toBe(false);
});
