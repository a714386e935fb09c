import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { contentRoot } from '../config/site-env.ts';
import { card } from '../figures/index.ts';
import { type SpriteDrawing, sprite } from '../lib/sprite.ts';
import { type Case, getCasePages } from './cases.ts';
import { getClients } from './lists.ts';
import { getServices, type Service } from './services.ts';

const CONTENT = path.join(contentRoot(), 'src/content');

/** A file of drawings that a page takes by `<use href="address#id">`; its name changes with its content. */
export interface Sprite {
  name: string;
  address: string;
  svg: string;
  ids: Set<string>;
}

/** The clients' wordmarks in one file. A client whose drawing is missing is not in it: its name is then set in type. */
export async function clientSprite(): Promise<Sprite> {
  const drawings = (await getClients())
    .map(({ id, logo }) => ({ id, file: path.join(CONTENT, logo) }))
    .filter(({ file }) => fs.existsSync(file))
    .map(({ id, file }) => ({ id, svg: fs.readFileSync(file, 'utf8') }));
  return named('clients', drawings);
}

/** The figures of one page of cases in the size of a card, by the case's file name. */
export const caseSprite = (cases: readonly { entry: Case }[]): Sprite =>
  cards(
    'cases',
    cases.map(({ entry }) => entry),
  );

/** Those of all services: the lists show the same ones, so that one file serves them all. */
export const serviceSprite = async (): Promise<Sprite> => cards('services', await getServices(), 'wordless');

export const getSprites = async (): Promise<Sprite[]> => [
  await clientSprite(),
  await serviceSprite(),
  ...(await getCasePages()).pages.map(caseSprite),
];

const cards = (kind: string, entries: readonly (Case | Service)[], words?: 'wordless'): Sprite =>
  named(
    kind,
    entries.map(({ id, data }) => ({ id, svg: card(data.figure, words) })),
  );

function named(kind: string, drawings: readonly SpriteDrawing[]): Sprite {
  const svg = sprite(drawings);
  const name = `${kind}-${crypto.createHash('sha256').update(svg).digest('hex').slice(0, 8)}`;
  return { name, address: `/uploads/sprites/${name}.svg`, svg, ids: new Set(drawings.map(({ id }) => id)) };
}
