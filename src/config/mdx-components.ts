/**
 * Components that a writer may use in the text of a content file. The check accepts these; the page (layouts/MdxBody.astro) and the PDF
 * (documents/from-mdx.ts) must each have all of theirs, or the types of the project name the missing one.
 */
export const MDX_COMPONENTS = {
  /** In the text of pages, services and cases, which becomes a page, and in that of cases also a PDF. */
  page: ['Firm'],
  /** In a white paper, which becomes a PDF; each stands on a line of its own. */
  paper: ['Figure', 'Equation', 'Example', 'Case'],
} as const;

export type PageComponent = (typeof MDX_COMPONENTS.page)[number];
export type PaperComponent = (typeof MDX_COMPONENTS.paper)[number];
