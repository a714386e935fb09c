import { FRAMED } from '../config/routes.ts';
import { SPECULATION_FILE, SPECULATION_TYPE } from './speculation.ts';

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Only names that current browsers know: each unknown one logs a console warning.
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), identity-credentials-get=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
};

/**
 * Folders of files whose name changes with their content: `name.<hash>.ext` or `name-<hash>.ext`.
 */
export const HASHED_FOLDERS = ['_astro', 'uploads/drawings', 'uploads/sprites'] as const;

/** Names the file of speculation rules; not for pages in frames. */
const SPECULATION_HEADER = { 'Speculation-Rules': `"${SPECULATION_FILE}"` };

/**
 * `frame-ancestors` works only in a header; the rest of the policy is in a meta element of each
 * page.
 */
const framedBy = (who: "'none'" | "'self'") => ({
  'Content-Security-Policy': `frame-ancestors ${who}`,
  'X-Frame-Options': who === "'none'" ? 'DENY' : 'SAMEORIGIN',
});

const rule = (path: string, headers: Record<string, string>, without: string[] = []) =>
  [
    path,
    ...without.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ].join('\n');

const frameable = (path: string) =>
  rule(path, framedBy("'self'"), Object.keys({ ...SPECULATION_HEADER, ...framedBy("'self'") }));
const cached = (path: string) =>
  rule(path, { 'Cache-Control': 'public, max-age=31536000, immutable' });

/**
 * The host's `_headers` file. Missing files of a cached folder are answered, without caching, by
 * `src/host/worker.ts`.
 */
export const headersFile = () =>
  `${[
    rule('/*', { ...EVERYWHERE, ...framedBy("'none'"), ...SPECULATION_HEADER }),
    ...[...FRAMED, '/documents/'].map((folder) => frameable(`${folder}*`)),
    // Every page requests it; cached for one day (86,400 s).
    rule(SPECULATION_FILE, {
      'Content-Type': SPECULATION_TYPE,
      'Cache-Control': 'public, max-age=86400',
    }),
    ...HASHED_FOLDERS.map((folder) => cached(`/${folder}/*`)),
  ].join('\n\n')}\n`;
