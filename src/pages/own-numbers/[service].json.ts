import type { InferGetStaticPropsType } from 'astro';
import { ROUTES } from '../../config/routes.ts';
import { getEmbed } from '../../data/embeds.ts';
import { getServices } from '../../data/services.ts';
import { getSettings } from '../../data/settings.ts';
import { isUsable, type OwnData } from '../../figures/own-numbers/index.ts';

export const getStaticPaths = async () =>
  (await getServices()).flatMap(({ id, data: { figure } }) => (isUsable(figure) ? [{ params: { service: id }, props: { figure } }] : []));

/** What the drawing of a service needs once a visitor uses it: its numbers and all words. */
export async function GET({ props: { figure } }: { props: InferGetStaticPropsType<typeof getStaticPaths> }) {
  const {
    kind: _kind,
    allow: _allow,
    reviewBy: _reviewBy,
    weibull,
    'site-rating': rating,
    'performance-map': map,
    ...labels
  } = await getSettings('own-numbers');
  const own = { weibull, 'site-rating': rating, 'performance-map': map }[figure.type];
  const [drawings, company, ui, form] = await Promise.all([
    getSettings('drawings'),
    getSettings('company'),
    getSettings('interface'),
    getEmbed('form'),
  ]);
  const ask = form.standIn ? { page: ROUTES.contact } : { email: company.email.address };
  const data: OwnData = { figure, words: drawings[figure.type], labels, own, table: ui.figure.table, ask };
  return Response.json(data);
}
