import type { APIContext, InferGetStaticPropsType } from 'astro';
import { CHECKLIST_FILE, documentFile } from '../../config/routes.ts';
import { casePaperOf, getChecklist, getDocumentSetting, getPaperCases, getPapers } from '../../data/documents.ts';
import { typesetChecklist, typesetWhitePaper } from '../../documents/index.ts';

/** White papers: the long ones under their own names, the others under those of their cases. And the checklist of the contact page. */
export async function getStaticPaths() {
  const papers = (await getPapers()).map((paper) => ({
    params: { paper: paper.id },
    props: { paper, entry: undefined, checklist: undefined },
  }));
  const cases = (await getPaperCases()).map((entry) => ({
    params: { paper: entry.id },
    props: { paper: undefined, entry, checklist: undefined },
  }));
  const twice = cases.find(({ params }) => papers.some((other) => other.params.paper === params.paper));
  if (twice)
    throw new Error(`src/content/papers/${twice.params.paper}.mdx has the name of a case: both would be one file. Rename the paper.`);
  const checklist = await getChecklist();
  if (!checklist) return [...papers, ...cases];
  const name = 'checklist';
  const other = [...papers, ...cases].find(({ params }) => documentFile(params.paper) === CHECKLIST_FILE);
  if (other)
    throw new Error(
      `A case or a paper has the name "${name}", which is that of the contact page's checklist: both would be one file. Rename it.`,
    );
  return [...papers, ...cases, { params: { paper: name }, props: { paper: undefined, entry: undefined, checklist } }];
}

export async function GET({ props: { paper, entry, checklist } }: APIContext<InferGetStaticPropsType<typeof getStaticPaths>>) {
  const setting = await getDocumentSetting();
  const pdf = checklist
    ? await typesetChecklist(checklist, setting)
    : await typesetWhitePaper(paper ? { paper } : { casePaper: await casePaperOf(entry) }, setting);
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
}
