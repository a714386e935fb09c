import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { mergeSources, widgetSources } from '../../src/lib/embed-sources.ts';
import { embedOf } from '../../src/lib/embed-widget.ts';
import { policy, SCRIPT_HASHES, STYLE_HASHES } from '../../src/lib/policy.ts';
import type { Vendors } from './connected-site.ts';
import { DIST } from './dist.ts';
import { fill, ui } from './ui.ts';

/**
 * A built page of the fixture with vendors in place of the stand-ins: what a build would write into it, produced by the functions that a build
 * calls. This way each vendor of the guide is tested without its own build.
 */
export function vendorPage(file: string, settings: Vendors): string {
  const $ = load(fs.readFileSync(path.join(DIST, file), 'utf8'));
  const shown = [
    ['booking', settings.booking, { path: settings.booking.path }],
    ['form', settings.form, { slug: settings.form.slug }],
  ] as const;
  const sources = shown.flatMap(([kind, widget, own]) => {
    const element = $(`site-embed[data-stand-in=${kind}]`);
    const { html, calls, space, vendor } = embedOf(kind, widget, own, '');
    element.children('template').replaceWith(`<template>${html}</template>`);
    element.removeAttr('data-stand-in').attr({
      'data-space': space,
      'data-embed': JSON.stringify(calls),
      'data-ready': fill(ui.embed.ready, { vendor }),
    });
    return element.length > 0 ? [widgetSources(widget)] : [];
  });
  const meta = $('meta[http-equiv="Content-Security-Policy"]');
  const hashes = (directive: string) =>
    (meta.attr('content') ?? '')
      .split('; ')
      .find((each) => each.startsWith(directive))
      ?.split(' ')
      .filter((source) => source.startsWith("'sha256-"))
      .join(' ') ?? '';
  const written = policy(mergeSources(...sources));
  meta.attr('content', written.replace(SCRIPT_HASHES, hashes('script-src')).replace(STYLE_HASHES, hashes('style-src')));
  return $.html();
}
