import type { AstroUserConfig } from 'astro';

type Vite = NonNullable<AstroUserConfig['vite']>;
type Plugin = Extract<NonNullable<Vite['plugins']>[number], { name: string }>;

/** What an island has a copy of: words and functions without a state that the site's script has too. */
const COPIED = /src\/(config\/constants|lib\/(fill|storage)|islands\/(boot\/answer|directives\/hydrate))\.ts$/;
const COPY = '?copy';
/** React, the renderer and what all islands share. */
const REACT = /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|src\/islands\/(Boundary|Glyph|use-modal)\.|\?copy$/;
/** Whose imports are the islands': theirs, and those of what they alone import. */
const ISLANDS = /src\/islands\/([A-Z]\w+\.tsx|(use-[\w-]+|coast-down|case-cards|fetch-page)\.ts)/;

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
            groups: [{ name: 'react', test: REACT }],
          },
        },
      },
    },
  },
};

/**
 * Lets no island import the site's script, which may stand within the page (integrations/inline-scripts.ts): an island that asked for
 * it as a file would run it a second time.
 */
export const copies: Plugin = {
  name: 'copies',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (!importer || !(ISLANDS.test(importer) || importer.endsWith(COPY))) return;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && COPIED.test(found.id) ? found.id + COPY : undefined;
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
    if (file?.type !== 'chunk') throw new Error('No file holds React: integrations/chunks.ts knows how the code is cut.');
    file.code = COMPILE_AHEAD + file.code;
  },
};
