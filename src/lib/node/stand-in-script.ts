/**
 * The stand-ins' scripts with their module format: each defines a global, as a vendor's does; the
 * reply is a module that the forms import.
 */
export const STAND_IN_SCRIPTS = {
  booking: 'iife',
  forms: 'iife',
  analytics: 'iife',
  reply: 'es',
} as const;
export type StandInScript = keyof typeof STAND_IN_SCRIPTS;

/**
 * Compiles a script of `src/stand-ins` into one file.
 * @param settings texts and settings, which replace the identifier `STAND_IN`
 */
export async function standInScript(script: StandInScript, settings: object): Promise<string> {
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { STAND_IN: JSON.stringify(settings) },
    build: {
      write: false,
      target: 'es2023',
      lib: {
        entry: `src/stand-ins/${script}.ts`,
        name: 'standIn',
        formats: [STAND_IN_SCRIPTS[script]],
      },
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle))
    throw new Error(`src/stand-ins/${script}.ts was not compiled.`);
  return bundle.output[0].code;
}
