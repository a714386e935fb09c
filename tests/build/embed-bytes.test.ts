import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { BUDGET, HEADROOM } from '../../src/config/budgets.ts';
import { STAND_IN_WIDGETS } from '../../src/config/stand-ins.ts';
import { files, read } from '../support/dist.ts';
import { none } from '../support/none.ts';
import { settings } from '../support/settings.ts';
import { FLYER_SERVICE } from '../support/ui.ts';

const bytes = (...files: string[]) => files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);
/** Scripts that stand in the page. */
const inside = (page: string) => {
  const $ = load(read(page));
  const scripts = $('script[type=module]:not([src])').toArray();
  return scripts.map((script) => $(script).text());
};
/** Scripts a page fetches by itself: those of the page, and those its embeds put in. */
const scriptsOf = (page: string) => {
  const $ = load(read(page));
  const urls = $('script[src]')
    .toArray()
    .map((script) => $(script).attr('src') ?? '');
  return [...new Set(urls)];
};
/** Those that bring the element, as text. */
const element = (page: string) => {
  const files = scriptsOf(page).filter((file) => file.startsWith('/_astro/'));
  return [...inside(page), ...files.map((file) => read(file).toString().trim())].filter((code) => code.includes('site-embed'));
};

/** A page without a widget. */
const SERVICE = `${FLYER_SERVICE.slice(1)}.html`;
/** Each widget and the script it loads: a vendor's where the settings connect one, else the stand-in's. */
const { booking, form } = settings('embeds');
const WIDGETS = [
  [booking, STAND_IN_WIDGETS.booking],
  [form, STAND_IN_WIDGETS.form],
] as const;
const SCRIPTS: string[] = WIDGETS.map(([vendor, standIn]) => vendor.script ?? standIn.script);
const standIns = WIDGETS.filter(([vendor]) => !vendor.script).map(([, { script }]) => script);
const own = (page: string) => scriptsOf(page).filter((file) => file.startsWith('/'));

describe('the size of a widget, with Brotli', () => {
  test('the element is part of the site’s script, so that no page requests another file for it', () => {
    for (const page of ['contact-us.html', 'about-us.html', SERVICE]) {
      expect(element(page)).toHaveLength(1);
      expect(brotliCompressSync(element(page).join('')).length).toBeLessThanOrEqual(BUDGET.script * (1 - HEADROOM));
    }
    expect(element('contact-us.html')).toEqual(element(SERVICE));
  });

  test('the widgets and their scripts are on their two pages only', () => {
    const pages = files.filter((file) => file.endsWith('.html'));
    const has = (page: string) => load(read(page))('site-embed').length > 0 || scriptsOf(page).some((file) => SCRIPTS.includes(file));
    expect(pages.filter(has).sort()).toEqual(['about-us.html', 'contact-us.html']);
    expect(scriptsOf('contact-us.html')).toEqual(expect.arrayContaining(SCRIPTS));
  });

  test('each stand-in’s script has at most 1,300 bytes before any interaction', () =>
    none(standIns.filter((script) => bytes(script) > 1300).map((script) => `${script}: ${bytes(script)} bytes`)));

  test('all scripts of the contact page, stand-ins included, stay within 6 kB', () => {
    const all = bytes(...own('contact-us.html')) + brotliCompressSync(inside('contact-us.html').join('')).length;
    expect(all).toBeLessThanOrEqual(BUDGET.script);
  });
});
