/** Number of arguments of each path command; the last two of most are the end point. */
const ARITY: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 };

/**
 * Rewrites an absolute path as the shortest relative one, so that drawings can be written in the machine's real dimensions
 * and still take few bytes. It begins with an absolute move, so that paths can be joined. Rounding errors don't add up:
 * each step is measured from the rounded pen. Not svgo: it takes whole SVG files, and it would save 19 of the 1,263 bytes
 * (brotli) of the hero's casing, rotor and combustor.
 * @param path absolute commands M L H V C Q Z, each written out
 * @param decimals number of decimals of the result
 */
export function compactPath(path: string, decimals = 0): string {
  const scale = 10 ** decimals;
  let pen = [0, 0];
  let start = pen;
  let out = '';
  let last = '';
  for (const [, command = '', list = ''] of path.matchAll(/([A-DF-Za-df-z])([^A-DF-Za-df-z]*)/g)) {
    const arity = ARITY[command];
    const numbers = (list.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map((number) => Math.round(Number(number) * scale));
    if (arity === undefined || (arity === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % arity > 0))
      throw new Error(`Path: "${command}${list.trim()}" is not a valid command. Use M L H V C Q Z with their numbers.`);
    if (command === 'Z') {
      out += 'z';
      pen = start;
      last = 'z';
    }
    for (let at = 0; arity > 0 && at < numbers.length; at += arity) {
      const name = command === 'M' && at > 0 ? 'L' : command;
      const { values, end } = step(name, numbers.slice(at, at + arity), pen);
      const letter = out === '' ? 'M' : name.toLowerCase();
      const text = join(values.map((value) => value / scale));
      out += letter !== last ? letter + text : /^[-.]/.test(text) && (text.startsWith('-') || /\.\d+$/.test(out)) ? text : ` ${text}`;
      last = letter === 'm' ? 'l' : letter;
      pen = end;
      if (name === 'M') start = end;
    }
  }
  return out;
}

function step(name: string, numbers: number[], [x = 0, y = 0]: number[]): { values: number[]; end: number[] } {
  const [first = 0] = numbers;
  if (name === 'H') return { values: [first - x], end: [first, y] };
  if (name === 'V') return { values: [first - y], end: [x, first] };
  return { values: numbers.map((number, at) => number - (at % 2 === 0 ? x : y)), end: numbers.slice(-2) };
}

/** Joins numbers as compactly as a path allows: no zero before the point, no space before a minus or a second point. */
function join(values: number[]): string {
  return values
    .map((value) => `${value}`.replace(/^(-?)0\./, '$1.'))
    .reduce((line, text) => (text.startsWith('-') || (text.startsWith('.') && /\.\d+$/.test(line)) ? line + text : `${line} ${text}`));
}
