import { load } from 'cheerio/slim';
import { attributes } from './markup.ts';

/** One drawing of a sprite: its id and its SVG file as text. */
export interface SpriteDrawing {
  id: string;
  svg: string;
}

/** The attributes of an <svg> or <symbol>, and the markup inside it. */
interface Svg {
  attributes: Record<string, string>;
  inside: string;
}

/** Presentation attributes of a file's <svg> that its drawing needs wherever it is inserted. */
const PRESENTATION = /^(fill|stroke|stroke-[a-z]+|fill-rule|font-size)$/;

/**
 * Splits an SVG file into the content of its <svg> and the attributes that an element with this
 * content needs: viewBox, alignment (to the left, unless the drawing may be stretched), and
 * presentation attributes. A drawing that fills any box has no viewBox, and `overflow="visible"`.
 * @throws if a text isn't an SVG with one of the two
 */
export function symbolParts({ id, svg }: SpriteDrawing): Svg {
  const parsed = parseSvg(svg);
  const { viewBox, overflow } = parsed?.attributes ?? {};
  // Drawing programs write `overflow` beside the viewBox, where it says nothing.
  if (parsed && overflow && !viewBox) return { attributes: { overflow }, inside: parsed.inside };
  if (!parsed || !viewBox) throw new Error(`The drawing "${id}" isn't an SVG with a viewBox.`);
  const look = Object.entries(parsed.attributes).filter(([name]) => PRESENTATION.test(name));
  const preserveAspectRatio =
    parsed.attributes.preserveAspectRatio === 'none' ? 'none' : 'xMinYMid';
  return {
    attributes: { viewBox, preserveAspectRatio, ...Object.fromEntries(look) },
    inside: parsed.inside,
  };
}

/**
 * One file of symbols from many SVG files, to be shown with `<use href="….svg#id">`. They set their
 * own colours; `currentColor` and the font are the page's. Chromium would also lay out the symbols
 * in the file itself, texts included; in a nested <svg> that is not displayed it doesn't (in a <g>
 * it does).
 * @throws if a text isn't an SVG with a viewBox
 */
export function sprite(drawings: readonly SpriteDrawing[]): string {
  const symbols = drawings.map((drawing) => {
    const { attributes: own, inside } = symbolParts(drawing);
    return `<symbol${attributes({ id: drawing.id, ...own })}>${inside}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><svg display="none">${symbols.join('')}</svg></svg>\n`;
}

/**
 * Parses an SVG file.
 * @returns undefined if the text has no <svg> element
 */
function parseSvg(text: string): Svg | undefined {
  const [root] = load(text, { xml: { withStartIndices: true, withEndIndices: true } })(':root')
    .filter('svg')
    .toArray();
  if (!root) return undefined;
  const { firstChild, lastChild, attribs } = root;
  const inside =
    firstChild && lastChild
      ? text.slice(firstChild.startIndex ?? 0, (lastChild.endIndex ?? 0) + 1)
      : '';
  return { attributes: { ...attribs }, inside: inside.trim() };
}
