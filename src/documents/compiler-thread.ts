import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { staticFonts } from '../lib/node/static-fonts.ts';
import { pageCount } from './page-count.ts';

const TEMPLATES = 'src/documents/typst';
/** Tagged and held to PDF/UA-1: the compiler refuses a picture without alt text, a heading that skips a level, a sign no face has. */
const STANDARD = 'ua-1';
/** How many documents a memoised result outlives that none of them used. */
const MAX_AGE = 2;

export type Template = 'paper' | 'case' | 'flyer';

let shared: Promise<NodeCompiler> | undefined;

/** The one compiler of this thread, started with the first document that must be set: it reads the faces once. */
async function create(): Promise<NodeCompiler> {
  const faces = await staticFonts();
  return NodeCompiler.create({ workspace: path.resolve(TEMPLATES), fontArgs: [{ fontBlobs: Object.values(faces) }] });
}

/** Sets a document in this thread; `typeset` of compiler.ts says what comes of it. */
export async function setOne({ template, data }: { template: Template; data: string }): Promise<{ pdf: Uint8Array; pages: number }> {
  shared ??= create();
  return compile(await shared, template, data);
}

async function compile(compiler: NodeCompiler, template: Template, data: string): Promise<{ pdf: Uint8Array; pages: number }> {
  const source = { mainFileContent: `#include "${template}.typ"`, inputs: { data } };
  try {
    // In one step: a document compiled apart from its PDF is never freed, and a thousand of them fill the memory.
    const pdf = compiler.pdf(source, { pdfStandard: STANDARD });
    return { pdf, pages: await pageCount(pdf) };
  } catch (error) {
    throw new Error(`${template}.typ: ${explain(compiler, source) ?? standardSays((error as Error).message)}`);
  } finally {
    compiler.evictCache(MAX_AGE);
  }
}

interface Diagnostic {
  message?: string;
  path?: string;
  range?: { start?: { line?: number } } | null;
}

/** What the compiler complains about, with template and line. */
function explain(compiler: NodeCompiler, source: { mainFileContent: string; inputs: Record<string, string> }): string | undefined {
  const trouble = compiler.compile(source).takeError();
  if (!trouble) return undefined;
  return compiler
    .fetchDiagnostics(trouble)
    .map(
      ({ message, path: file, range }: Diagnostic) =>
        `${message}${file ? ` (${path.basename(file)}:${(range?.start?.line ?? 0) + 1})` : ''}`,
    )
    .join('; ');
}

/** What the PDF's standard refuses, taken out of the compiler's own notation. */
const standardSays = (message: string): string => /message: "((?:\\.|[^"\\])*)"/.exec(message)?.[1]?.replace(/\\(.)/g, '$1') ?? message;
