import type { APIRoute } from 'astro';
import { getSettings } from '../data/settings.ts';

const SCRIPTS = Object.keys(import.meta.glob('./scripts/*.ts'));
const nameOf = (file: string) => file.replace(/^.*\/|\.ts$/g, '');

export const getStaticPaths = () => SCRIPTS.map((file) => ({ params: { script: nameOf(file) } }));

/** A script, compiled into one file: a module if forms import it, otherwise as a vendor's is. */
export const GET: APIRoute<object, { script: string }> = async ({ params: { script } }) => {
  const { email, address } = await getSettings('company');
  const firm = { email: email.address, city: address.city };
  return new Response(await compile(`src/stand-ins/scripts/${script}.ts`, firm), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
};

/** @param firm what replaces the identifier `FIRM` */
async function compile(entry: string, firm: object): Promise<string> {
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { FIRM: JSON.stringify(firm) },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry, name: 'standIn', formats: [entry.endsWith('reply.ts') ? 'es' : 'iife'] },
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle)) throw new Error(`${entry} was not compiled.`);
  return bundle.output[0].code;
}
