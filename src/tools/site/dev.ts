/**
 * npm run dev: the writer's live preview. Pages are built from the entries that are valid; the toolbar's panel and the terminal list the
 * findings in the others. npm run dev -- --port N uses another port than 4322.
 */
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { portOf } from './host.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4322' } } });
await dev({ server: { port: portOf(values.port) } });
