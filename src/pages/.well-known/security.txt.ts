import type { APIContext } from 'astro';
import { SECURITY_TXT_EXPIRES } from '../../config/security.ts';
import { getSettings } from '../../data/settings.ts';

/** Where to report a security finding, RFC 9116. */
export async function GET({ site }: APIContext) {
  const { security } = await getSettings('company');
  const lines = {
    Contact: `mailto:${security}`,
    Expires: SECURITY_TXT_EXPIRES,
    'Preferred-Languages': 'en, nl',
    Canonical: new URL('/.well-known/security.txt', site).href,
  };
  return new Response(
    Object.entries(lines)
      .map(([name, value]) => `${name}: ${value}\n`)
      .join(''),
  );
}
