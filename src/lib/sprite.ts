/** One drawing of a sprite: its id and the text of its SVG file. */
export interface Drawing {
  id: string;
  svg: string;
}

/**
 * One file of symbols from many SVG files, to be shown with `<use href="….svg#id">`. Their own ink is theirs to set, their face the page's;
 * `currentColor` takes that of the page. Each hangs at the left of the box it is shown in.
 * @throws if a text is no SVG with a viewBox: a symbol without one would have no size
 */
export function sprite(drawings: readonly Drawing[]): string {
  const symbols = drawings.map(({ id, svg }) => {
    const [, attributes = '', inside = ''] = svg.match(/<svg\b([^>]*)>([\s\S]*)<\/svg>/) ?? [];
    const box = attributes.match(/\bviewBox="([^"]+)"/)?.[1];
    if (!box) throw new Error(`The drawing "${id}" is no SVG with a viewBox.`);
    // A presentation attribute on the file's own <svg> has to come along.
    const look = [...attributes.matchAll(/\b(?:fill|stroke|stroke-[a-z]+|fill-rule|font-size)="[^"]*"/g)]
      .map(([text]) => ` ${text}`)
      .join('');
    return `<symbol id="${id}" viewBox="${box}" preserveAspectRatio="xMinYMid"${look}>${inside.trim()}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
