/** npm run edit: serves forms for the content, for those who would rather not write YAML. They save to src/content. */
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { keepComments } from '../form-editor/comments.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4324' } } });
keepComments('src/content');
await dev({ root: 'src/form-editor', server: { port: Number(values.port) } });
console.log(`\n  The forms are at http://127.0.0.1:${values.port}/keystatic (Ctrl+C stops them).\n`);
