/** Number of arguments of each path command; the last two of most are the end point. */
const ARITY: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 };

/** A number with at most this many decimals and no trailing zeros. */
export const short = (value: number, decimals: number): string =>
  String(Number(value.toFixed(decimals)) || 0).replace(/^(-?)0\./, '$1.');

/**
 * Rewrites an absolute path as a relative one, so that drawings can be written in the machine's
 * real dimensions and still take few bytes. It begins with an absolute move, so that paths can be
 * joined. Rounding errors don't add up: each step is measured from the rounded pen.
 * @param path absolute commands M L H V C Q Z, each written out, in one text or several
 * @param decimals number of decimals of the result
 */
export function compactPath(path: string | readonly string[], decimals = 0): string {
  const scale = 10 ** decimals;
  let [x, y] = [0, 0];
  let start = [x, y];
  let out = '';
  for (const { command, numbers } of commandsOf([path].flat().join(''))) {
    const places = numbers.map((number) => Math.round(number * scale));
    const pen = command === 'V' ? [y] : [x, y];
    const steps = places.map((place, i) => (place - (pen[i % pen.length] ?? 0)) / scale);
    out += out === '' ? 'M' : command.toLowerCase();
    out += steps.map((step) => short(step, decimals)).join(' ');
    if (command === 'Z') [x = 0, y = 0] = start;
    else if (command === 'H') [x = 0] = places;
    else if (command === 'V') [y = 0] = places;
    else [x = 0, y = 0] = places.slice(-2);
    if (command === 'M') start = [x, y];
  }
  return out;
}

/** The commands of a path. @throws if one is none of those, or lacks a number */
function commandsOf(path: string): { command: string; numbers: number[] }[] {
  const found = path.matchAll(/([A-DF-Za-df-z])([^A-DF-Za-df-z]*)/g);
  return [...found].map(([whole, command = '', list = '']) => {
    const numbers = (list.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    if (numbers.length === ARITY[command]) return { command, numbers };
    throw new Error(
      `Path: "${whole.trim()}" is not a valid command. Use M L H V C Q Z with their numbers.`,
    );
  });
}
