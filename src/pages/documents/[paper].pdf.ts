import type { APIContext, InferGetStaticPropsType } from 'astro';
import {
  casePaperOf,
  getChecklist,
  getDocumentSettings,
  getPaperCases,
  getPapers,
  getSupplierFile,
} from '../../data/documents.ts';
import {
  type DocumentSettings,
  typesetCasePaper,
  typesetChecklist,
  typesetPaper,
  typesetSupplierFile,
} from '../../documents/index.ts';

/**
 * The contact page's checklist, the supplier file, and white papers: long ones under their own
 * names, others under those of their cases. The check keeps two from having one name.
 */
export async function getStaticPaths() {
  const [papers, cases, checklist, supplier] = await Promise.all([
    getPapers(),
    getPaperCases(),
    getChecklist(),
    getSupplierFile(),
  ]);
  const documents = [
    ...papers.map((paper) => ({
      name: paper.id,
      typeset: (settings: DocumentSettings) => typesetPaper(paper, settings),
    })),
    ...cases.map((entry) => ({
      name: entry.id,
      typeset: async (settings: DocumentSettings) =>
        typesetCasePaper(await casePaperOf(entry), settings),
    })),
    ...(checklist
      ? [
          {
            name: 'checklist',
            typeset: (settings: DocumentSettings) => typesetChecklist(checklist, settings),
          },
        ]
      : []),
    {
      name: 'supplier-file',
      typeset: (settings: DocumentSettings) => typesetSupplierFile(supplier, settings),
    },
  ];
  return documents.map(({ name, typeset }) => ({ params: { paper: name }, props: { typeset } }));
}

export async function GET({
  props: { typeset },
}: APIContext<InferGetStaticPropsType<typeof getStaticPaths>>) {
  const pdf = await typeset(await getDocumentSettings());
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
}
