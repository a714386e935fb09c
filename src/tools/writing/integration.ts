import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger, HookParameters } from 'astro';
import { contentRoot } from '../../config/site-env.ts';
import { counted } from '../../lib/words.ts';
import { checkContent } from './check/check.ts';
import { errorsOf, type Finding, formatFinding } from './check/finding.ts';
import { followContent } from './panel/server.ts';

/** Files that define the fields of the content: the server restarts when one changes. */
const SCHEMAS = 'src/{schemas,figures,config}/**/*.ts';
type Setup = HookParameters<'astro:config:setup'>;

const inPanel = (file: string) => new URL(`./panel/${file}`, import.meta.url);

/**
 * Checks the content in every build, and in the development server at each save. The server also
 * gets a toolbar panel, and a page with an example of each drawing.
 */
export function writing(): AstroIntegration {
  let stop: (() => void) | undefined;
  return {
    name: 'writing',
    hooks: {
      // This early, because Astro reads the content before its own hook at the start of a build,
      // and stops at the first bad entry.
      'astro:config:setup': async (setup) => {
        const { command, isRestart } = setup;
        const isBuild = command === 'build';
        const isDev = command === 'dev';
        if ((isBuild || isDev) && !isRestart) await checkAtStart(setup);
        if (isDev) addToServer(setup);
      },
      'astro:server:setup': ({ server, toolbar, logger, refreshContent }) => {
        stop = followContent({ server, toolbar }, (findings) => {
          printFindings(logger, findings);
          if (findings.length === 0) logger.info('Content: no mistakes.');
          if (errorsOf(findings).length > 0) return;
          // Astro reads two saves shortly after each other at the same time, and may keep the first.
          // A file that is broken again by then is named by the next check.
          refreshContent?.({}).catch(() => undefined);
        });
      },
      'astro:server:done': () => stop?.(),
    },
  };
}

/** Without spelling and style, which keep nothing from being built. */
async function checkAtStart({ command, logger }: Setup): Promise<void> {
  const errors = errorsOf(await checkContent(contentRoot(), { words: false }));
  printFindings(logger, errors);
  if (errors.length > 0 && command === 'build') throw new ContentError(errors.length);
}

function addToServer(setup: Setup): void {
  for (const file of fs.globSync(SCHEMAS)) setup.addWatchFile(path.resolve(file));
  setup.addDevToolbarApp({
    id: 'content',
    name: 'Content',
    icon: 'file-search',
    entrypoint: inPanel('app.ts'),
  });
  setup.addMiddleware({ order: 'pre', entrypoint: inPanel('findings-page.ts') });
  setup.injectRoute({
    pattern: '/_drawings',
    entrypoint: inPanel('drawings.astro'),
    prerender: true,
  });
  setup.injectScript('page', `import ${JSON.stringify(fileURLToPath(inPanel('reload.ts')))};`);
}

/** Stops a build: its message stands below the findings, so it needs no stack. */
class ContentError extends Error {
  constructor(count: number) {
    super(`The content has ${counted(count, 'error')}, listed above: nothing was built.`);
    this.name = 'ContentError';
    this.stack = '';
  }
}

/** Prints findings, each with the file, line and column first, which terminals make a link. */
function printFindings(logger: AstroIntegrationLogger, findings: readonly Finding[]): void {
  for (const finding of findings) {
    const text = `\n${formatFinding(finding)}`;
    if (finding.severity === 'error') logger.error(text);
    else logger.warn(text);
  }
}
