import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { contentRoot } from '../config/site-env.ts';
import { SYMBOLS as HERO_SYMBOLS } from '../figures/hero/symbols.ts';
import { card } from '../figures/index.ts';
import { LIST_DRAWINGS } from '../lib/list-drawings.ts';
import { memoize } from '../lib/memoize.ts';
import { type SpriteDrawing, sprite, viewSheet } from '../lib/sprite.ts';
import { type Case, getCasePages } from './cases.ts';
import { getFeaturedCases } from './featured-cases.ts';
import { drawingOf, getClients, getTeam } from './lists.ts';
import { getServices, type Service } from './services.ts';
import { getSettings } from './settings.ts';

const CONTENT = path.join(contentRoot(), 'src/content');

/** A file of drawings that a page uses with `<use href="url#id">`; its name changes with its content. */
interface Sprite {
  name: string;
  url: string;
  svg: string;
  ids: Set<string>;
}

/**
 * The home page's drawings in one file: the hero's finest lines and rotating blades, the drawings of the two lists of services, the full figures of
 * the cases that it shows, and the clients' logos. A logo has the id `client-` and the client's, since a case may have the same. A client
 * without a logo is left out, and its name is shown as text.
 */
export async function getHomeSprite(): Promise<Sprite> {
  const logos = (await getClients())
    .flatMap(({ id, logo }) => (logo ? [{ id, file: path.join(CONTENT, logo) }] : []))
    .filter(({ file }) => fs.existsSync(file))
    .map(({ id, file }) => ({ id: `client-${id}`, svg: fs.readFileSync(file, 'utf8') }));
  const figures = (await getFeaturedCases()).map(({ entry: { id }, drawing: { svg } }) => ({ id, svg }));
  return named('home', [...HERO_SYMBOLS, ...LIST_DRAWINGS, ...figures, ...logos]);
}

/** The figures of one page of cases at card size, by the case's file name. */
export const caseSpriteOf = memoize(
  async (cases: readonly { entry: Case }[]): Promise<Sprite> => named('cases', await cardDrawings(cases.map(({ entry }) => entry))),
);

/** The figures of all services, and the drawings of the two lists; the lists share them, so one file serves them all. */
export const getServiceSprite = async (): Promise<Sprite> =>
  named('services', [...LIST_DRAWINGS, ...(await cardDrawings(await getServices(), 'unlabelled'))]);

/** The drawings of all people who have one, by the person's file name; used with `<img src="url#id">`. */
export const getTeamSprite = async (): Promise<Sprite> =>
  named(
    'team',
    (await getTeam()).flatMap(({ id, data }) => {
      const svg = drawingOf(data);
      return svg ? [{ id, svg }] : [];
    }),
    viewSheet,
  );

export const getSprites = async (): Promise<Sprite[]> => [
  await getHomeSprite(),
  await getServiceSprite(),
  await getTeamSprite(),
  ...(await Promise.all((await getCasePages()).pages.map(caseSpriteOf))),
];

async function cardDrawings(entries: readonly (Case | Service)[], text?: 'unlabelled'): Promise<SpriteDrawing[]> {
  const words = await getSettings('drawings');
  return entries.map(({ id, data }) => ({ id, svg: card(data.figure, words, text) }));
}

function named(kind: string, drawings: readonly SpriteDrawing[], write = sprite): Sprite {
  const svg = write(drawings);
  const name = `${kind}-${crypto.createHash('sha256').update(svg).digest('hex').slice(0, 8)}`;
  return { name, url: `/uploads/sprites/${name}.svg`, svg, ids: new Set(drawings.map(({ id }) => id)) };
}
