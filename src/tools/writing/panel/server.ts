import path from 'node:path';
import type { HookParameters } from 'astro';
import { firstPageOf } from '../../../config/routes.ts';
import { contentRoot } from '../../../config/site-env.ts';
import { seo } from '../../../schemas/fields.ts';
import { checkContent } from '../check/check.ts';
import { type Finding, formatFinding } from '../check/finding.ts';
import { readContent } from '../model/content.ts';
import { CONTENT } from '../model/paths.ts';
import { ANSWER, type Answer, ASK, type Limits } from './messages.ts';

/** Editors write a file in several steps. */
const SETTLED_MS = 100;

function limitsOf(name: 'title' | 'description'): Limits {
  const { minLength, maxLength } = seo.shape[name];
  return { min: minLength ?? 0, max: maxLength ?? Number.POSITIVE_INFINITY };
}
const LIMITS = { title: limitsOf('title'), description: limitsOf('description') };

/**
 * Checks the content at the start and after each save, and sends each open page its findings.
 * @param print gets the findings when they have changed
 * @returns stops it
 */
export function followContent(
  {
    server: { watcher },
    toolbar,
  }: Pick<HookParameters<'astro:server:setup'>, 'server' | 'toolbar'>,
  print: (findings: readonly Finding[]) => void,
): () => void {
  const root = path.resolve(contentRoot());
  const folder = path.join(root, CONTENT);
  /** Paths of pages that a browser has opened. */
  const asked = new Set<string>();
  let findings: Finding[] | undefined;
  const queue = taskQueue();

  const tell = (pathname: string) => {
    if (findings) toolbar.send(ANSWER, answerFor(root, pathname, findings));
  };
  const update = async () => {
    const former = textOf(findings);
    findings = await checkContent(root);
    asked.forEach(tell);
    if (textOf(findings) !== former) print(findings);
  };
  const check = debounced(() => queue(update), SETTLED_MS);

  toolbar.on<string>(ASK, (pathname) => {
    asked.add(pathname);
    queue(() => tell(pathname));
  });
  watcher.add(folder);
  watcher.on('all', (_event, file) => {
    if (path.resolve(file).startsWith(folder + path.sep)) check.call();
  });
  check.call();
  return check.cancel;
}

const textOf = (findings: readonly Finding[] = []) => findings.map(formatFinding).join('\n');

/** What the panel of a page shows. */
function answerFor(root: string, pathname: string, findings: Finding[]): Answer {
  const page = firstPageOf(pathname.replace(/(.)\/$/, '$1'));
  const file = readContent(root).routes.get(page)?.file;
  return { pathname, file, findings, limits: LIMITS };
}

/** Runs a task once its last call is some time ago. */
function debounced(task: () => void, waitMs: number): { call: () => void; cancel: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const cancel = () => clearTimeout(timer);
  const call = () => {
    cancel();
    timer = setTimeout(task, waitMs);
  };
  return { call, cancel };
}

/** Runs tasks one after the other. A file that goes while it is read stops one, not the next. */
function taskQueue(): (task: () => void | Promise<void>) => void {
  let last = Promise.resolve();
  return (task) => {
    last = last.then(task).catch(console.error);
  };
}
