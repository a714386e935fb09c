import type { APIContext, InferGetStaticPropsType } from 'astro';
import { flyerData, getDocumentSettings, getFlyerServices } from '../../../data/documents.ts';
import { typesetFlyer } from '../../../documents/index.ts';

/** The flyer of each service that offers one. */
export const getStaticPaths = async () =>
  (await getFlyerServices()).map((service) => ({
    params: { service: service.id },
    props: { service },
  }));

export async function GET({
  props: { service },
}: APIContext<InferGetStaticPropsType<typeof getStaticPaths>>) {
  const pdf = await typesetFlyer(await flyerData(service), await getDocumentSettings());
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
}
