import type { APIRoute } from 'astro';
import { getStandInSettings } from '../../data/stand-ins.ts';
import { STAND_IN_SCRIPTS, type StandInScript, standInScript } from '../../lib/node/stand-in-script.ts';

export const getStaticPaths = () => Object.keys(STAND_IN_SCRIPTS).map((script) => ({ params: { script } }));

export const GET: APIRoute = async ({ params }) => {
  const script = params.script as StandInScript;
  return new Response(await standInScript(script, await getStandInSettings(script)), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
};
