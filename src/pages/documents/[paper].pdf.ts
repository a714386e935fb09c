import type { APIContext, InferGetStaticPropsType } from 'astro';
import { casePaperOf, getDocumentSetting, getPaperCases, getPapers } from '../../data/documents.ts';
import { typesetWhitePaper } from '../../documents/index.ts';

/** White papers: the long ones under their own names, the others under those of their cases. */
export async function getStaticPaths() {
  const papers = (await getPapers()).map((paper) => ({ params: { paper: paper.id }, props: { paper, entry: undefined } }));
  const cases = (await getPaperCases()).map((entry) => ({ params: { paper: entry.id }, props: { paper: undefined, entry } }));
  const twice = cases.find(({ params }) => papers.some((other) => other.params.paper === params.paper));
  if (twice)
    throw new Error(`src/content/papers/${twice.params.paper}.mdx has the name of a case: both would be one file. Rename the paper.`);
  return [...papers, ...cases];
}

export async function GET({ props: { paper, entry } }: APIContext<InferGetStaticPropsType<typeof getStaticPaths>>) {
  const setting = await getDocumentSetting();
  const pdf = await typesetWhitePaper(paper ? { paper } : { casePaper: await casePaperOf(entry) }, setting);
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
}
