import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { STAND_IN_WIDGETS } from '../../src/config/stand-ins.ts';
import { files, read } from '../support/dist.ts';

const bytes = (...files: string[]) => files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);
/** Scripts that stand in the page. */
const inside = (page: string) =>
  [
    ...read(page)
      .toString()
      .matchAll(/<script type="module">([\s\S]*?)<\/script>/g),
  ].map((match) => match[1] ?? '');
/** Scripts a page fetches by itself: those of the page, and those its embeds put in. */
const scriptsOf = (page: string) => [...new Set([...read(page).matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map((match) => match[1] ?? ''))];
/** Those that bring the element, as text. */
const element = (page: string) => {
  const files = scriptsOf(page).filter((file) => file.startsWith('/_astro/'));
  return [...inside(page), ...files.map((file) => read(file).toString().trim())].filter((code) => code.includes('site-embed'));
};

describe('what a widget costs, as brotli', () => {
  test('the element comes with the site’s one script, so that no page asks for a file of its own for it', () => {
    for (const page of ['contact-us.html', 'about-us.html', 'training.html']) {
      expect(element(page)).toHaveLength(1);
      expect(brotliCompressSync(element(page).join('')).length).toBeLessThanOrEqual(3300);
    }
    expect(element('contact-us.html')).toEqual(element('training.html'));
  });

  test('the widgets and what they load are on their two pages and no other', () => {
    const pages = files.filter((file) => file.endsWith('.html'));
    const theirs: string[] = Object.values(STAND_IN_WIDGETS).map(({ script }) => script);
    const has = (page: string) => /<site-embed\b/.test(read(page).toString()) || scriptsOf(page).some((file) => theirs.includes(file));
    expect(pages.filter(has).sort()).toEqual(['about-us.html', 'contact-us.html']);
  });

  test('both stand-ins together cost at most 2,400 bytes before anybody touches them', () => {
    expect(bytes(STAND_IN_WIDGETS.booking.script, STAND_IN_WIDGETS.form.script)).toBeLessThanOrEqual(2400);
  });

  test('all scripts of the contact page, stand-ins included, stay within 5 kB', () => {
    expect(scriptsOf('contact-us.html')).toContain(STAND_IN_WIDGETS.booking.script);
    expect(bytes(...scriptsOf('contact-us.html')) + brotliCompressSync(inside('contact-us.html').join('')).length).toBeLessThanOrEqual(
      5000,
    );
  });
});
