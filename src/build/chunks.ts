import type { AstroUserConfig } from 'astro';

type Vite = NonNullable<AstroUserConfig['vite']>;
type Plugin = Extract<NonNullable<Vite['plugins']>[number], { name: string }>;

/** Modules of the site's one script. What it shares with an island stays with it, since every page has it already. */
const SITE =
  /src\/(layouts\/Page\.astro\?|islands\/(directives\/)?(site|runtime|define|touch|due|wake|consent-watch|embed|answer|analytics|page-start|press-space|site-menu)\.ts|lib\/(storage|consent|embed-widget|wait-for)\.ts)/;
/** React, the renderer and what all islands share. */
const REACT = /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|src\/(islands\/(Boundary|Glyph|use-modal)|lib\/fill)\./;

/**
 * How the browser's code is cut into files: the site's script, React with its renderer, and each island. A press on an island
 * then waits for two requests side by side, and for none behind them.
 */
export const chunks: NonNullable<Vite['environments']> = {
  client: {
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'site', test: SITE, priority: 2 },
              { name: 'react', test: REACT, priority: 1 },
            ],
          },
        },
      },
    },
  },
};

/** Tells the browser to compile all of a file while it comes, off the page's thread, rather than each function when it is called. */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n';

/** Lets the renderer's file hold React for the islands too; without it the renderer would be a file that only leads to it. */
export const oneReactFile: Plugin = {
  name: 'one-react-file',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  generateBundle(_, bundle) {
    // A press on a sleeping island waits for this file: most of its functions are called before the answer.
    const file = Object.values(bundle).find((each) => each.type === 'chunk' && each.moduleIds.some((id) => /\/react-dom\//.test(id)));
    if (file?.type !== 'chunk') throw new Error('No file holds React: build/chunks.ts knows how the code is cut.');
    file.code = COMPILE_AHEAD + file.code;
  },
};
