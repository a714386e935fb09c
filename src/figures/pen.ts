import {
  type Arrow,
  type Dial,
  type Drawing,
  type Format,
  LINE_PX,
  type Mark,
  type Point,
  type Spot,
  type TextMark,
} from './drawing.ts';
import { withGaps } from './gaps.ts';
import { type Label, placeLabels } from './labels.ts';
import { polyline } from './paths.ts';
import { distanceAt } from './sheet.ts';
import type { AreaStyle, DotStyle, LineStyle, TextStyle } from './styles.ts';

/** A rectangle: left and right in per mille, top and bottom in px. */
export type Bar = readonly [left: number, top: number, right: number, bottom: number];

interface LabelOptions extends Pick<Label, 'wrap' | 'optional'> {
  /** Says what the figure shows: it is placed first, and the only one on a card */
  isMain?: boolean;
}

/** Length of the shortest arrow at the narrowest width, px. */
const ARROW_PX = 34;

/**
 * Collects the marks of one figure for one format. Labels are placed last, when all marks that they
 * should not cover are known.
 */
export class Pen {
  readonly format: Format;
  readonly height: number;
  readonly compact: boolean;
  /** Narrowest width of the format, px: everything must fit there */
  readonly narrowest: number;
  readonly #hasTexts: boolean;
  #marks: Mark[] = [];
  #dials: Dial[] = [];
  #arrows: Arrow[] = [];
  #texts: TextMark[] = [];
  #labels: Label[] = [];

  constructor(format: Format, height: number) {
    this.format = format;
    this.height = format.height ?? height;
    this.compact = format.compact ?? false;
    this.#hasTexts = !this.compact && !format.plain;
    this.narrowest = format.widths[0];
  }

  /** Straight or sampled lines; x in per mille, y in px. */
  line(style: LineStyle, ...paths: (readonly Point[])[]): void {
    this.#marks.push({ kind: 'line', style, paths });
  }

  /** Lines between marks, which leave gaps for texts. */
  join(style: LineStyle, ...paths: (readonly Point[])[]): void {
    this.#marks.push({ kind: 'line', style, paths, yields: true });
  }

  /** Lines whose x is px from the sheet's left edge. */
  pxLine(style: LineStyle, ...paths: (readonly Point[])[]): void {
    this.#marks.push({ kind: 'line', style, paths, px: true });
  }

  area(style: AreaStyle, ...paths: (readonly Point[])[]): void {
    this.#marks.push({ kind: 'area', style, paths });
  }

  bars(style: AreaStyle, ...bars: Bar[]): void {
    const outlines = bars.map(([left, top, right, bottom]) =>
      polyline([left, top], [right, top], [right, bottom], [left, bottom]),
    );
    this.area(style, ...outlines);
  }

  dots(style: DotStyle, ...at: Point[]): void {
    this.#marks.push({ kind: 'dots', style, at });
  }

  /** An arrow from one point to another; none if they are so close that it would hide them. */
  arrow(from: Point, to: Point): void {
    if (distanceAt(this.narrowest, from, to) > ARROW_PX) this.#arrows.push({ from, to });
  }

  dial(dial: Dial): void {
    this.#dials.push(dial);
  }

  /** A text at a fixed place, of one line or more; left out of cards and emblems. */
  text(
    style: TextStyle,
    text: string | readonly string[],
    { x = 0, dx = 0, y, anchor = 'start', named }: Partial<TextMark> & { y: number },
  ): void {
    if (!this.#hasTexts) return;
    for (const [i, line] of [text].flat().entries())
      this.#texts.push({ text: line, style, named, x, dx, y: y + i * LINE_PX, anchor });
  }

  /** A text that is placed at the best of several spots; left out of emblems. */
  label(
    style: TextStyle,
    text: string,
    spots: readonly Spot[],
    { isMain = false, ...options }: LabelOptions = {},
  ): void {
    const label = { text, style, spots, ...options };
    if (isMain && !this.format.plain) this.#labels.unshift(label);
    else if (this.#hasTexts) this.#labels.push(label);
  }

  /** The finished drawing. */
  drawing(): Drawing {
    const drawn = {
      height: this.height,
      marks: this.#marks,
      arrows: this.#arrows,
      texts: this.#texts,
    };
    const { texts, leaders } = placeLabels(this.#labels, drawn, this.format);
    const all = [...this.#texts, ...texts];
    // Leaders are under all other marks, so that they end at the edge of their point.
    const below: Mark[] =
      leaders.length > 0 ? [{ kind: 'line', style: 'leader', paths: leaders }] : [];
    const marks = this.#marks.map((mark) => this.#yielding(mark, all));
    return { ...drawn, marks: [...below, ...marks], dials: this.#dials, texts: all };
  }

  /** A mark with gaps for texts, if it leaves any. */
  #yielding(mark: Mark, texts: readonly TextMark[]): Mark {
    if (mark.kind !== 'line' || !mark.yields) return mark;
    const paths = mark.paths.flatMap((path) => withGaps(path, texts, this.format));
    return { ...mark, paths };
  }
}
