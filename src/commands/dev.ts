/**
 * npm run dev: the writer's live preview. Pages are built from what can be read of the content; the panel in the page's toolbar and
 * the terminal say what is wrong, and where.
 */
import { parseArgs } from 'node:util';
import { dev } from 'astro';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4322' } } });
await dev({ server: { port: Number(values.port) } });
