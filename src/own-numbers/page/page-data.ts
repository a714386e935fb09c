import type { InferGetStaticPropsType } from 'astro';
import { ROUTES } from '../../config/routes.ts';
import { formTakesMessage } from '../../data/embeds.ts';
import { getServices } from '../../data/services.ts';
import { getSettings } from '../../data/settings.ts';
import { FAN_LAW_LIMITS } from '../../figures/physics/gas.ts';
import { fill } from '../../lib/fill.ts';
import { isUsable, type OwnData } from '../instruments/index.ts';

export const getStaticPaths = async () =>
  (await getServices()).flatMap(({ id, data: { figure } }) =>
    isUsable(figure) ? [{ params: { service: id }, props: { figure } }] : [],
  );

/** What the drawing of a service needs once a visitor uses it: its numbers and all words. */
export async function GET({
  props: { figure },
}: {
  props: InferGetStaticPropsType<typeof getStaticPaths>;
}) {
  const { labels, instruments } = await getSettings('own-numbers');
  const drawings = await getSettings('drawings');
  const { email } = await getSettings('company');
  const { figure: figureWords } = await getSettings('interface');
  const ask = (await formTakesMessage()) ? { page: ROUTES.contact } : { email: email.address };
  const words = instruments[figure.type];
  const method = { ...words.method, good: fill(words.method.good, FAN_LAW_LIMITS) };
  const data: OwnData = {
    figure,
    drawing: drawings[figure.type],
    labels,
    words: { ...words, method },
    table: figureWords.table,
    ask,
  };
  return Response.json(data);
}
