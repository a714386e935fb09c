import { element, markup } from '../../lib/markup.ts';
import { compactPath } from '../compact-path.ts';
import type { Drawing } from '../drawing.ts';
import { PALETTE } from '../palette.ts';
import { DOTS, isRing, isSquare, RING_PX } from '../styles.ts';
import { content, em, STEPS, type StyleWriter, shaft } from './fluid.ts';
import { literal } from './literal.ts';
import { arrowHead, pathData } from './write.ts';

const LITERAL = literal({ theme: 'paper', lineScale: 1 });
const NON_SCALING = { 'vector-effect': 'non-scaling-stroke' };
/** Width at which arrow heads in a file have their normal proportions, px. */
const HEADS_PX = 400;

const BY_ATTRIBUTE: StyleWriter = {
  ...LITERAL,
  line: (style) => ({ ...LITERAL.line(style), ...NON_SCALING }),
  dot(style) {
    const { colour, size } = DOTS[style];
    const one = (stroke: string, width: number) => ({
      stroke,
      'stroke-width': width,
      'stroke-linecap': isSquare(style) ? 'square' : 'round',
      ...NON_SCALING,
    });
    return [
      one(PALETTE.paper[colour], size),
      ...(isRing(style) ? [one(PALETTE.paper.paper, size - 2 * RING_PX)] : []),
    ];
  },
  head: () => undefined,
  // A marker would turn with the line, but Chromium draws none in a file that another one shows. A
  // head that stretches with the line needs no turning: it lies on the line at every width.
  arrow(arrow, _, height) {
    const [[x1, y1], [x2, y2]] = [arrow.from, arrow.to];
    const pxPerMille = HEADS_PX / 1000;
    const { outline } = arrowHead([x1 * pxPerMille, y1], [x2 * pxPerMille, y2]);
    const head = element('path', {
      ...LITERAL.area('after'),
      d: pathData([outline], [STEPS / pxPerMille, STEPS], compactPath, true),
    });
    const box = {
      viewBox: `0 0 ${1000 * STEPS} ${height * STEPS}`,
      preserveAspectRatio: 'none',
      overflow: 'visible',
    };
    return [shaft(arrow, height, LITERAL.arrow), element('svg', box, head)];
  },
  overflow: 'visible',
  shorten: compactPath,
};

/**
 * A drawing of one layout as the content of an SVG file without a viewBox, which fills any box of
 * that height.
 */
export interface Symbolic {
  svg: string;
  /** In em of the text. */
  height: string;
}
export const writeSymbolic = (drawing: Drawing): Symbolic => ({
  svg: markup(element('svg', { overflow: 'visible' }, ...content(drawing, '', BY_ATTRIBUTE))),
  height: em(drawing.height),
});
