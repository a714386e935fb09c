/**
 * npm run content:new -- case "Title" --services a,b --tags c --machines d: creates an entry. In a
 * terminal, what is missing or wrong is asked for; elsewhere it is listed.
 */
import { createInterface } from 'node:readline/promises';
import { parseArguments } from '../../parse-arguments.ts';
import { readContent } from '../model/content.ts';
import { answerTo, askIn } from './ask.ts';
import { writeChange } from './change.ts';
import { type Answers, answerProblem, KINDS } from './kinds.ts';
import { kindProblem, scaffold, titleProblem } from './scaffold.ts';

const text = { type: 'string' } as const;
const { values, positionals } = parseArguments(
  {
    allowPositionals: true,
    options: { services: text, tags: text, machines: text, icon: text, case: text, person: text },
  },
  2,
);
const root = process.cwd();
const content = readContent(root);
const terminal = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : undefined;
const ask = terminal && askIn(terminal);
const choicesIn = (answer: string) => answer.split(/[\s,]+/).filter(Boolean);

const kind = await answerTo(
  `What is it? (${Object.keys(KINDS).join(', ')})`,
  positionals[0],
  ask,
  kindProblem,
);
const title = await answerTo(
  'Its title, or the name of the person or client?',
  positionals[1],
  ask,
  (answer) => titleProblem(content, kind, answer),
);
const answers: Answers = {};
for (const question of KINDS[kind]?.questions ?? []) {
  const { flag, asks, choices } = question;
  const asked = `${asks} (${choices(content).join(', ')})`;
  const answer = await answerTo(asked, values[flag], ask, (given) =>
    answerProblem(question, choicesIn(given), content),
  );
  answers[flag] = choicesIn(answer);
}
terminal?.close();

const result = scaffold(content, kind, title, answers);
if ('problem' in result) {
  console.error(result.problem);
  process.exitCode = 1;
} else {
  writeChange(root, result);
  for (const file of result.files.keys()) console.log(file);
  for (const step of result.report) console.log(`  ${step}`);
}
