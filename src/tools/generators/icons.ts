import sharp from 'sharp';
import { PALETTE, TEMPER_ON_INK } from '../../figures/palette.ts';
import { logo } from '../../lib/node/logo.ts';
import { parseSvg } from '../../lib/parse-svg.ts';
import { packIco } from './ico.ts';

const GROUND = PALETTE.paper.ink;
/** The logo's side and the height of its axis, in units of its viewBox. */
const UNITS = 16;
const AXIS = 7.5;

interface Paint {
  front: string;
  middle: string;
  rear: string;
  axis: string;
}
const ON_INK: Paint = { front: TEMPER_ON_INK.straw, middle: TEMPER_ON_INK.plum, rear: TEMPER_ON_INK.blue, axis: TEMPER_ON_INK.steel };
const ON_PAPER: Paint = { front: PALETTE.paper.bronze, middle: PALETTE.paper.plum, rear: PALETTE.paper.blue, axis: GROUND };
/** An .ico file cannot follow the browser's colour scheme: these colours contrast with white and with black. */
const ON_EITHER: Paint = { front: '#c27a2c', middle: '#b4578f', rear: '#4c86d0', axis: '#80878b' };

const body = parseSvg(logo())?.inside ?? '';
if (!body.includes('class="axis"'))
  throw new Error('src/figures/mark.svg: expected one <svg> with paths of the classes front, middle, rear and axis.');

const rules = (paint: Paint) =>
  Object.entries(paint)
    .map(([part, colour]) => `.${part}{fill:${colour}}`)
    .join('');
const svg = (style: string, inner = body, side = UNITS) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><style>${style}</style>${inner}</svg>`;

/** The logo on ink, scaled by a whole number, with its axis extended to both edges. */
const tile = (side: number, unit: number) => {
  const [x, y] = [(side - UNITS * unit) / 2, Math.floor(side / 2 - AXIS * unit)];
  const line = '<path class="axis" d="M-99 7H0v1h-99zM16 7h99v1H16z"/>';
  return svg(
    rules(ON_INK),
    `<path fill="${GROUND}" d="M0 0h${side}v${side}H0z"/><g transform="translate(${x} ${y})scale(${unit})">${body}${line}</g>`,
    side,
  );
};
const png = (source: string, side: number) =>
  sharp(Buffer.from(source), { density: 72 }).resize(side, side).png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer();

/** The icon of a browser's tab, which follows its colour scheme. */
export const favicon = (): string => svg(`${rules(ON_PAPER)}@media(prefers-color-scheme:dark){${rules(ON_INK)}}`);

/** The icons in public/ by their names: the logo of src/figures/mark.svg in the colours of styles/tokens.css. */
export async function icons(): Promise<Record<string, string | Buffer>> {
  const small = svg(rules(ON_EITHER));
  const images = [32, 16].map(async (side) => ({
    side,
    png: await sharp(Buffer.from(small), { density: (72 * side) / UNITS })
      .png()
      .toBuffer(),
  }));
  return {
    'favicon.svg': favicon(),
    'favicon.ico': packIco(await Promise.all(images)),
    'apple-touch-icon.png': await png(tile(180, 7), 180),
    'icon-192.png': await png(tile(192, 7), 192),
    'icon-512.png': await png(tile(512, 20), 512),
    'icon-maskable-512.png': await png(tile(512, 16), 512),
  };
}
