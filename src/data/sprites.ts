import crypto from 'node:crypto';
import { SYMBOLS as HERO_SYMBOLS } from '../figures/hero/index.ts';
import { card } from '../figures/index.ts';
import { LIST_DRAWINGS } from '../lib/list-drawings.ts';
import { memoize } from '../lib/memoize.ts';
import { type SpriteDrawing, sprite } from '../lib/sprite.ts';
import { type Case, getCasePages } from './cases.ts';
import { getFeaturedCases } from './featured-cases.ts';
import { getServices, type Service } from './services.ts';
import { getSettings } from './settings.ts';

/**
 * A file of drawings that a page uses with `<use href="url#id">`; its name changes with its
 * content.
 */
interface Sprite {
  name: string;
  url: string;
  svg: string;
}

/**
 * The home page's drawings in one file: the hero's finest lines and rotating blades, the drawings
 * of the two lists of services, and the full figures of the cases that it shows.
 */
export async function getHomeSprite(): Promise<Sprite> {
  const figures = (await getFeaturedCases()).map(({ entry: { id }, drawing: { svg } }) => ({
    id,
    svg,
  }));
  return spriteOf('home', [...HERO_SYMBOLS, ...LIST_DRAWINGS, ...figures]);
}

/** The figures of one page of cases at card size, by the case's file name. */
export const caseSpriteOf = memoize(
  async (cases: readonly { entry: Case }[]): Promise<Sprite> =>
    spriteOf('cases', await cardDrawings(cases.map(({ entry }) => entry))),
);

/**
 * The figures of all services, and the drawings of the two lists; the lists share them, so one file
 * serves them all.
 */
export const getServiceSprite = async (): Promise<Sprite> =>
  spriteOf('services', [
    ...LIST_DRAWINGS,
    ...(await cardDrawings(await getServices(), 'unlabelled')),
  ]);

export const getSprites = async (): Promise<Sprite[]> => [
  await getHomeSprite(),
  await getServiceSprite(),
  ...(await Promise.all((await getCasePages()).pages.map(caseSpriteOf))),
];

async function cardDrawings(
  entries: readonly (Case | Service)[],
  text?: 'unlabelled',
): Promise<SpriteDrawing[]> {
  const words = await getSettings('drawings');
  return entries.map(({ id, data }) => ({ id, svg: card(data.figure, words, text) }));
}

function spriteOf(kind: string, drawings: readonly SpriteDrawing[]): Sprite {
  const svg = sprite(drawings);
  const name = `${kind}-${crypto.createHash('sha256').update(svg).digest('hex').slice(0, 8)}`;
  return { name, url: `/uploads/sprites/${name}.svg`, svg };
}
