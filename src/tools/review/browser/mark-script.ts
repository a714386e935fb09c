import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const HERE = import.meta.dirname;

/** The script that marks changes in a page, bundled for the browser. */
export async function markScript(): Promise<string> {
  const result = await build({
    configFile: false,
    root: HERE,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry: path.join(HERE, 'mark-changes.ts'), formats: ['iife'], name: 'marks' } },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const output = first && 'output' in first ? first.output : [];
  const chunk = output.find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The script that marks changes could not be bundled.');
  return chunk.code;
}

export const markStyles = () => fs.readFileSync(path.join(HERE, 'marks.css'), 'utf8');
