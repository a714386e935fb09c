const PREFIX = 'virtual:styles/';

/**
 * Vite plugin: style sheets that are computed, such as those of the drawings, as modules
 * that a component imports like any other: `import 'virtual:styles/figures.css'`.
 * @param sheets the text of each, by its name
 */
export const generatedStyles = (sheets: Record<string, () => string>) => ({
  name: 'generated-styles',
  resolveId: (id: string) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load(id: string) {
    if (!id.startsWith(`\0${PREFIX}`)) return;
    const name = id.slice(PREFIX.length + 1);
    const sheet = sheets[name.replace(/\.css$/, '')];
    if (!sheet)
      throw new Error(
        `There is no ${PREFIX}${name}. astro.config.mjs has ${Object.keys(sheets).join(', ')}.`,
      );
    return sheet();
  },
});
