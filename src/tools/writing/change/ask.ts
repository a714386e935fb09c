import type { Interface } from 'node:readline/promises';

/** What a shell calls the end of a command by Ctrl+C. */
const INTERRUPTED = 130;

/** Asks in a terminal. Ctrl+C, or Ctrl+D, ends the command. */
export const askIn =
  (terminal: Interface) =>
  (question: string): Promise<string> =>
    terminal.question(question).catch(() => process.exit(INTERRUPTED));

/**
 * The given answer, or what the writer types, asked again until it is right.
 * @param ask shows a text and returns what is typed; undefined where nobody can be asked
 * @param problemOf what is wrong with an answer
 */
export async function answerTo(
  question: string,
  given: string | undefined,
  ask: ((text: string) => Promise<string>) | undefined,
  problemOf: (answer: string) => string | undefined,
): Promise<string> {
  if (!ask) return given ?? '';
  let answer = given ?? (await ask(`${question} `)).trim();
  for (let problem = problemOf(answer); problem !== undefined; problem = problemOf(answer))
    answer = (await ask(`${problem}\n${question} `)).trim();
  return answer;
}
