/**
 * Components that a writer may use in the body of a content file. The content check accepts only
 * these; the page (components/mdx/MdxBody.astro) and the PDF (documents/from-mdx.ts) must implement
 * theirs, or the type check fails.
 */
export const MDX_COMPONENTS = {
  /** In the body of pages, services and cases; the body of a case is also its PDF. */
  page: ['Firm'],
  /** In a white paper, which becomes a PDF; each on its own line. */
  paper: ['Figure', 'Equation', 'Example', 'Case'],
} as const;

export type PageComponent = (typeof MDX_COMPONENTS.page)[number];
export type PaperComponent = (typeof MDX_COMPONENTS.paper)[number];
