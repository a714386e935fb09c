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
  let printed = '';
  let timer: NodeJS.Timeout | undefined;
  const queue = taskQueue();

  const limits = { title: limitsOf('title'), description: limitsOf('description') };
  const tell = (pathname: string) => {
    const page = firstPageOf(pathname.replace(/(.)\/$/, '$1'));
    const file = readContent(root).routes.get(page)?.file;
    if (findings) toolbar.send<Answer>(ANSWER, { pathname, file, findings, limits });
  };
  const update = async () => {
    findings = await checkContent(root);
    asked.forEach(tell);
    const text = findings.map(formatFinding).join('\n');
    if (text !== printed) print(findings);
    printed = text;
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => queue(update), SETTLED_MS);
  };
  toolbar.on<string>(ASK, (pathname) => {
    asked.add(pathname);
    queue(() => tell(pathname));
  });
  watcher.add(folder);
  watcher.on('all', (_event, file) => {
    if (path.resolve(file).startsWith(folder + path.sep)) schedule();
  });
  schedule();
  return () => clearTimeout(timer);
}

/** Runs tasks one after the other. A file that goes while it is read stops one, not the next. */
function taskQueue(): (task: () => void | Promise<void>) => void {
  let last = Promise.resolve();
  return (task) => {
    last = last.then(task).catch(console.error);
  };
}
