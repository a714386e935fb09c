/** node src/tools/generators/make-editor-schemas.ts: writes the JSON Schemas in .vscode/schemas. To be run after a change in src/schemas. */
import fs from 'node:fs';
import path from 'node:path';
import { editorSchemas } from './editor-schemas.ts';

const FOLDER = '.vscode/schemas';

fs.rmSync(FOLDER, { recursive: true, force: true });
fs.mkdirSync(FOLDER, { recursive: true });
for (const [name, text] of Object.entries(editorSchemas())) fs.writeFileSync(path.join(FOLDER, name), text);
