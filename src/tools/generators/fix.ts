/**
 * npm run fix: formats the code, repairs what the linter can, and writes anew what is made from code: the JSON Schemas for editors, the
 * writers' page on the house style and the icons.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { editorSchemas } from './editor-schemas.ts';
import { HOUSE_STYLE_FILE, houseStyle } from './house-style.ts';
import { icons } from './icons.ts';

const FOLDER = '.vscode/schemas';

parseArgs();
fs.rmSync(FOLDER, { recursive: true, force: true });
fs.mkdirSync(FOLDER, { recursive: true });
for (const [name, text] of Object.entries(editorSchemas())) fs.writeFileSync(path.join(FOLDER, name), text);
fs.writeFileSync(HOUSE_STYLE_FILE, houseStyle());
for (const [name, bytes] of Object.entries(await icons())) fs.writeFileSync(path.join('public', name), bytes);

const { status } = spawnSync('node_modules/.bin/biome', ['check', '--write', '.'], { stdio: 'inherit' });
process.exitCode = status ?? 1;
