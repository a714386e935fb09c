import { checkContent } from '../check/check.ts';
import { errorsOf, type Finding, formatFinding } from '../check/finding.ts';
import { factsOf as ruleFacts } from '../check/rule-table.ts';
import { answerFor, type Facts, factsOf } from './answer.ts';
import type { Answer } from './messages.ts';
import { breakingFiles, updateValidContent } from './valid-content.ts';

/** The findings of the content, kept up to date, and the pages that receive them. */
export interface Findings {
  /** Checks the content again, then updates the copy of the valid content. */
  update: () => Promise<void>;
  /** Sends the answer for a page: at once if there is one, and after each check. */
  ask: (pathname: string) => void;
}

/** @param send passes an answer on to the panel */
export function followFindings(root: string, send: (answer: Answer) => void): Findings {
  /** Paths of pages that a browser has opened. */
  const asked = new Set<string>();
  let current: { facts: Facts; findings: Finding[] } | undefined;
  let printed = '';

  const tell = (pathname: string) => {
    if (current) send(answerFor(current.facts, pathname, current.findings, breakingFiles(current.findings)));
  };
  const take = (facts: Facts, findings: Finding[]) => {
    current = { facts, findings };
    for (const pathname of asked) tell(pathname);
    printed = print(findings, printed);
  };
  const update = latestOnly(async (isOutdated) => {
    let facts: Facts | undefined;
    let found: Finding[] = [];
    const all = await checkContent(root, {
      first: async (before) => {
        found = before;
        facts = factsOf(root);
        // Spelling and style take longer. What they found before stays until they have finished.
        take(facts, [...found, ...(current?.findings ?? []).filter(({ rule }) => ruleFacts(rule).phase === 'language')]);
        return !isOutdated();
      },
    });
    if (isOutdated() || !facts) return;
    take(facts, all);
    // Only now: Astro renders the pages again as soon as the copy changes, which would delay the findings.
    await updateValidContent(root, found);
  });

  return {
    update,
    ask: (pathname) => {
      asked.add(pathname);
      tell(pathname);
    },
  };
}

/** Prints the errors when they change. */
function print(findings: readonly Finding[], before: string): string {
  const now = errorsOf(findings).map(formatFinding).join('\n\n');
  if (now && now !== before) console.error(`\n${now}\n`);
  if (!now && before) console.log('Content: no mistakes.');
  return now;
}

/**
 * Runs a task at most once at a time; if it was requested while it ran, it runs once more.
 * @param task gets a function that tells whether the task was requested again, so that it can stop early
 */
export function latestOnly(task: (isOutdated: () => boolean) => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isOutdated = false;
  const run = async () => {
    do {
      isOutdated = false;
      await task(() => isOutdated);
    } while (isOutdated);
  };
  return () => {
    if (running) isOutdated = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
