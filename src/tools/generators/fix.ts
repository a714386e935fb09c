/**
 * npm run fix: formats the code, applies the linter's fixes, and generates the JSON Schemas for editors and the
 * icons.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { editorSchemas } from './editor-schemas.ts';
import { icons } from './icons.ts';

const FOLDER = '.vscode/schemas';

parseArgs();
const schemas = editorSchemas();
fs.mkdirSync(FOLDER, { recursive: true });
for (const name of fs.readdirSync(FOLDER)) if (!(name in schemas)) fs.rmSync(path.join(FOLDER, name));
for (const [name, text] of Object.entries(schemas)) write(path.join(FOLDER, name), text);
for (const [name, bytes] of Object.entries(await icons())) write(path.join('public', name), bytes);

const { status } = spawnSync('node_modules/.bin/biome', ['check', '--write', '.'], { stdio: 'inherit' });
process.exitCode = status ?? 1;

/** Writes a file if it differs, and says so. */
function write(file: string, content: string | Uint8Array): void {
  const bytes = Buffer.from(content);
  if (fs.existsSync(file) && bytes.equals(fs.readFileSync(file))) return;
  fs.writeFileSync(file, bytes);
  console.log(`Written: ${file}`);
}
