import path from 'node:path';
import type { HookParameters } from 'astro';
import { checkContent, errorsOf } from '../commands/content/check.ts';
import { CONTENT } from '../commands/content/model.ts';
import { type Finding, formatFinding } from '../commands/content/problem.ts';
import { updateReadable } from '../commands/content/readable.ts';
import { WORD_RULES } from '../commands/content/rules/index.ts';
import { answerFor } from './answer.ts';
import { ANSWER, ASK, type Ask, LOADED, type Loaded, OUTDATED, type Outdated } from './messages.ts';

/** Pause after a change before files are read: editors write a file in several steps. */
const SETTLED_MS = 50;

const WORD_RULE_IDS: ReadonlySet<string> = new Set(WORD_RULES.map(({ id }) => id));

/** Astro's data store: the entries from which pages are built. */
const DATA_STORE = /[\\/]\.astro[\\/]data-store/;

type Setup = HookParameters<'astro:server:setup'>;

/** Watches the content folder: updates the copy of the valid content and sends each open page its findings. */
export function followContent(server: Setup['server'], toolbar: Setup['toolbar']): void {
  const root = process.cwd();
  const folder = path.resolve(root, CONTENT);
  /** Paths of pages that a browser has opened. */
  const asked = new Set<string>();
  let heldBack: string[] = [];
  let findings: Finding[] = [];
  let isKnown = false;
  let said = '';

  const tell = (pathname: string) => toolbar.send(ANSWER, answerFor(root, pathname, findings, heldBack));
  const take = (found: Finding[]) => {
    findings = found;
    isKnown = true;
    for (const pathname of asked) tell(pathname);
    said = print(found, said);
  };
  const update = latestOnly(async (isOutdated) => {
    const all = await checkContent(root, {
      first: async (found) => {
        // Spelling and style take longer. What they found before stands until they are through.
        take([...found, ...findings.filter(({ rule }) => WORD_RULE_IDS.has(rule))]);
        heldBack = await updateReadable(root, found);
        return !isOutdated();
      },
    });
    if (!isOutdated()) take(all);
  });

  toolbar.on<Ask>(ASK, ({ pathname }) => {
    asked.add(pathname);
    if (isKnown) tell(pathname);
  });
  let storedAt = 0;
  server.ws.on(LOADED, ({ startedAt }: Loaded, client) => {
    if (startedAt < storedAt) client.send(OUTDATED, { storedAt } satisfies Outdated);
  });
  let timer: NodeJS.Timeout | undefined;
  server.watcher.add(folder);
  server.watcher.on('all', (_event, file) => {
    if (DATA_STORE.test(file)) storedAt = Date.now();
    if (!path.resolve(file).startsWith(folder + path.sep)) return;
    clearTimeout(timer);
    timer = setTimeout(update, SETTLED_MS);
  });
  void update();
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
