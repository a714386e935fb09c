import type { APIContext, InferGetStaticPropsType } from 'astro';
import { documentFile } from '../../config/routes.ts';
import { casePaperOf, getChecklist, getDocumentSetting, getPaperCases, getPapers } from '../../data/documents.ts';
import { type Setting, typesetCasePaper, typesetChecklist, typesetPaper } from '../../documents/index.ts';

/** The contact page's checklist, and white papers: long ones under their own names, others under those of their cases. */
export async function getStaticPaths() {
  const [papers, cases, checklist] = await Promise.all([getPapers(), getPaperCases(), getChecklist()]);
  const documents = [
    ...papers.map((paper) => ({ name: paper.id, typeset: (setting: Setting) => typesetPaper(paper, setting) })),
    ...cases.map((entry) => ({
      name: entry.id,
      typeset: async (setting: Setting) => typesetCasePaper(await casePaperOf(entry), setting),
    })),
    ...(checklist ? [{ name: 'checklist', typeset: (setting: Setting) => typesetChecklist(checklist, setting) }] : []),
  ];
  const names = documents.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice)
    throw new Error(
      `Two of the papers, the cases and the checklist would have the same file, ${documentFile(twice)}. Rename ${twice}.mdx.`,
    );
  return documents.map(({ name, typeset }) => ({ params: { paper: name }, props: { typeset } }));
}

export async function GET({ props: { typeset } }: APIContext<InferGetStaticPropsType<typeof getStaticPaths>>) {
  const pdf = await typeset(await getDocumentSetting());
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
}
