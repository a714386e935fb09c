import './site-menu.ts';
import './page-start.ts';
import './press-space.ts';
import './consent-watch.ts';
import './runtime.ts';
import './embed.ts';
