import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { mergeSources, widgetSources } from '../../src/lib/embed-sources.ts';
import { embedOf } from '../../src/lib/embed-widget.ts';
import { completePolicy, type Sources } from '../../src/lib/policy.ts';
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
  const meta = $('meta[http-equiv="content-security-policy"]');
  meta.attr('content', withSources(meta.attr('content') ?? '', mergeSources(...sources)));
  return $.html();
}

/** A built page's policy as Astro would write it for a page with further sources. */
function withSources(content: string, sources: Sources): string {
  const directives = new Map(
    content
      .split(';')
      .map((directive) => directive.trim())
      .filter((directive) => directive && !directive.includes('trusted-types'))
      .map((directive) => [directive.split(' ')[0] ?? '', directive]),
  );
  const add = (name: string, more: string[]) => directives.set(name, [directives.get(name) ?? name, ...more].join(' '));
  completePolicy(
    {
      insertDirective: (directive) => {
        const [name = '', ...more] = directive.split(' ');
        add(name, more);
      },
      insertScriptResource: (source) => add('script-src', [source]),
      insertStyleResource: (source) => add('style-src', [source]),
    },
    sources,
  );
  const styles = directives.get('style-src') ?? '';
  if (sources.inlineStyles) directives.set('style-src', styles.replace(/ 'sha256-[^']*'/g, ''));
  return [...directives.values()].join('; ');
}
