import { getRedirects } from '../data/redirects.ts';
import { withFragment } from '../lib/encoded-fragment.ts';

interface Redirect {
  to: string;
  status: number;
}

/** Former paths redirect permanently. */
const MOVED = 301;

/** The host's `_redirects` file. */
export const redirectsFile = () =>
  Object.entries(getRedirects())
    .map(([from, to]) => `${from} ${to} ${MOVED}\n`)
    .join('');

/**
 * Where a request leads instead, by the same rules and those of `src/host/worker.ts`, for the
 * development server, which uses neither. Of a list of redirects that can't be read, the content
 * check says what is wrong.
 * @param request path and query
 */
export function redirectOf(request: string): Redirect | undefined {
  const url = new URL(`http://localhost${request}`);
  const meant = withFragment(url);
  if (meant) return { to: meant, status: 302 };
  try {
    return formerPath(url);
  } catch {
    return undefined;
  }
}

/** The redirect of a former path; the query stays, before the target's fragment. */
function formerPath({ pathname, search }: URL): Redirect | undefined {
  const to = getRedirects()[pathname]?.replace(/(?=#)|$/, () => search);
  return to === undefined ? undefined : { to, status: MOVED };
}
