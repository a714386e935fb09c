/** The stand-ins' scripts: each defines its global, as a vendor's does; the reply is a module that the forms fetch. */
export const STAND_IN_SCRIPTS = { booking: 'iife', forms: 'iife', analytics: 'iife', reply: 'es' } as const;
export type StandInScript = keyof typeof STAND_IN_SCRIPTS;

/**
 * Compiles a script of `src/stand-ins` into one file.
 * @param words what the script is to say, in the place of `STAND_IN`
 */
export async function standInScript(script: StandInScript, words: object): Promise<string> {
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { STAND_IN: JSON.stringify(words) },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: `src/stand-ins/${script}.ts`, name: 'standIn', formats: [STAND_IN_SCRIPTS[script]] },
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle)) throw new Error(`src/stand-ins/${script}.ts was not compiled.`);
  return bundle.output[0].code;
}
