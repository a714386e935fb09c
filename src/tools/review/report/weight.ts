import path from 'node:path';
import { counted } from '../../../lib/words.ts';
import { growthOf } from '../compare/weight.ts';
import type { Loaded, Weight } from '../report-data.ts';
import { firstOf, html, type Safe, tableOf } from './escape.ts';

/** Files that the sentence names. */
const NAMED = 3;

/** “34 pages load changed files”; empty if none does. */
export function loadCount(weights: readonly Weight[]): string {
  const { size } = new Set(weights.flatMap(({ routes }) => routes));
  return size > 0 ? `${counted(size, 'page')} ${size > 1 ? 'load' : 'loads'} changed files` : '';
}

export function weightSentence(weights: readonly Weight[]): Safe | false {
  const files = weights.map(
    (weight) => `${nameOf(weight)} ${growth(weight)} (${counted(weight.routes.length, 'page')})`,
  );
  const others = files.length > NAMED && ` and ${files.length - NAMED} more`;
  return (
    files.length > 0 &&
    html`<p>${loadCount(weights)}: ${files.slice(0, NAMED).join(', ')}${others}. Pages not listed under Changes read and look the same.</p>`
  );
}

export function weightTable(weights: readonly Weight[]): Safe | false {
  const rows = weights.map((weight) => [
    html`<code>${nameOf(weight)}</code>`,
    sized(weight.before),
    sized(weight.after),
    growth(weight),
    firstOf(weight.routes.map((route) => html`<code>${route}</code>`)),
  ]);
  const heads = ['File', 'Before', 'After', 'Difference', 'Pages'];
  return (
    rows.length > 0 &&
    html`<h2>Weight</h2><p>In bytes as sent, with Brotli.</p>${tableOf(heads, rows)}`
  );
}

const nameOf = ({ file }: Weight) => path.basename(file);

const growth = (weight: Weight) => kilobytes(growthOf(weight), 'always');

const sized = (load: Loaded | undefined) =>
  load ? `${kilobytes(load.bytes)}${load.isAtOnce ? '' : ' when used'}` : '–';

const kilobytes = (bytes: number, signDisplay: 'always' | 'auto' = 'auto') =>
  new Intl.NumberFormat('en-GB', {
    style: 'unit',
    unit: 'kilobyte',
    maximumSignificantDigits: 3,
    signDisplay,
  }).format(bytes / 1000);
