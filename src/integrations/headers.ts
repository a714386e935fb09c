import { ROUTES } from '../config/routes.ts';
import { STAND_IN_FILES } from '../config/stand-ins.ts';
import { REDIRECTS } from '../data/redirects.ts';
import { SPECULATION_FILE, SPECULATION_TYPE } from './speculation.ts';

/** Limits of the host, see its documentation of `_headers`. */
const MAX_RULES = 100;
const MAX_LINE = 2000;

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Names that current browsers know: an unknown one is a line on every visitor's console.
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), identity-credentials-get=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
};

/** What the browser may fetch ahead; in frames, nothing. */
const AHEAD = { 'Speculation-Rules': `"${SPECULATION_FILE}"` };

/** Who may frame a page can only be said in a header; the rest of the policy stands in each page. */
const framedBy = (who: "'none'" | "'self'") => ({
  'Content-Security-Policy': `frame-ancestors ${who}`,
  'X-Frame-Options': who === "'none'" ? 'DENY' : 'SAMEORIGIN',
});

const rule = (path: string, headers: Record<string, string>, without: string[] = []) =>
  [path, ...without.map((name) => `  ! ${name}`), ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The host's `_headers` file.
 * @param hashed addresses of files whose name changes with their content. Each gets a rule of its own: a rule for the whole
 * folder would let a 404 below it be kept for a year as well.
 * @throws if the host would not take the file
 */
export function headersFile(hashed: readonly string[]): string {
  const framed = (path: string) => rule(path, framedBy("'self'"), Object.keys({ ...AHEAD, ...framedBy("'self'") }));
  const rules = [
    rule('/*', { ...EVERYWHERE, ...framedBy("'none'"), ...AHEAD }),
    framed(`${ROUTES.standIn}/*`),
    framed('/documents/*'),
    // Every page asks for it; a day is as long as a rule of an older version may stay in force.
    rule(SPECULATION_FILE, { 'Content-Type': SPECULATION_TYPE, 'Cache-Control': 'public, max-age=86400' }),
    ...[...hashed].sort().map((path) => rule(path, { 'Cache-Control': 'public, max-age=31536000, immutable' })),
  ];
  if (rules.length > MAX_RULES)
    throw new Error(`_headers has ${rules.length} rules, the host takes ${MAX_RULES}. Bundle the hashed files into fewer.`);
  const text = `${rules.join('\n\n')}\n`;
  const long = text.split('\n').find((line) => line.length > MAX_LINE);
  if (long) throw new Error(`_headers has a line of ${long.length} characters, the host takes ${MAX_LINE}: ${long.slice(0, 60)}…`);
  return text;
}

/** The host's `_redirects` file, from the one table; what a stand-in has elsewhere is for the time being only. */
export const redirectsFile = () =>
  [...Object.entries(REDIRECTS).map(([from, to]) => `${from} ${to} 301`), `${STAND_IN_FILES.from} ${STAND_IN_FILES.to} 302`, ''].join('\n');
