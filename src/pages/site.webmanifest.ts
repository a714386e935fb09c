import { getSettings } from '../data/settings.ts';
import { colourToken } from '../lib/node/tokens.ts';

/**
 * Web manifest: name, icons and colours for a phone's home screen. The icons of `public` were drawn
 * once from src/figures/mark.svg, in the colours of tokens.css: whoever changes either exports them
 * again.
 */
export async function GET() {
  const company = await getSettings('company');
  const icon = (size: number, purpose = 'any') => ({
    src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return Response.json({
    name: company.name,
    short_name: company.shortName,
    description: company.description,
    lang: 'en-GB',
    start_url: '/',
    display: 'browser',
    background_color: colourToken('paper'),
    theme_color: colourToken('ink'),
    icons: [icon(192), icon(512), icon(512, 'maskable')],
  });
}
