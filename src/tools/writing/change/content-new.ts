/**
 * npm run content:new -- case "Title" --services a,b --tags c --machines d: creates an entry. Missing arguments are
 * asked for in a terminal; elsewhere they are listed. Other kinds take --icon, --case or --person.
 */
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readContent } from '../model/content.ts';
import { type Answers, KINDS, scaffold } from './scaffold.ts';

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { services: text, tags: text, machines: text, icon: text, case: text, person: text },
});
const root = process.cwd();
const content = readContent(root);
const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
const ask = async (question: string) => (await terminal?.question(`${question} `))?.trim() ?? '';

const kind = positionals[0] ?? (await ask(`What is it? (${Object.keys(KINDS).join(', ')})`));
const title = positionals[1] ?? (await ask('Its title, or the name of the person or client?'));
const answers: Answers = {};
for (const { flag, asks, choices } of KINDS[kind]?.questions ?? []) {
  const answer = values[flag] ?? (await ask(`${asks} (${choices(content).join(', ')})`));
  answers[flag] = answer.split(/[\s,]+/).filter(Boolean);
}
terminal?.close();

const result = scaffold(content, kind, title, answers);
if ('problem' in result) {
  console.error(result.problem);
  process.exitCode = 1;
} else {
  for (const [file, written] of result.files) fs.writeFileSync(path.join(root, file), written);
  for (const file of result.files.keys()) console.log(file);
  for (const step of result.next) console.log(`  ${step}`);
}
