import type { APIRoute } from 'astro';
import { getStandInSettings } from '../../data/stand-ins.ts';
import {
  STAND_IN_SCRIPTS,
  type StandInScript,
  standInScript,
} from '../../lib/node/stand-in-script.ts';

export const getStaticPaths = () =>
  (Object.keys(STAND_IN_SCRIPTS) as StandInScript[]).map((script) => ({
    params: { script },
    props: { script },
  }));

export const GET: APIRoute<{ script: StandInScript }> = async ({ props: { script } }) => {
  return new Response(await standInScript(script, (await getStandInSettings())[script]), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
};
