import path from 'node:path';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { staticFonts } from '../lib/node/static-fonts.ts';

const TEMPLATES = 'src/documents/typst';
/**
 * Tagged PDF/UA-1: the compiler rejects an image without alt text or a heading that skips a level.
 */
const STANDARD = 'ua-1';
const NOT_DISPLAYED = /^PDF\/UA-1 error: the text `"(.+)"` could not be displayed/;
const BOX = '□';
/** Number of documents after which an unused memoised result is dropped. */
const MAX_AGE = 2;

export type Template = 'paper' | 'case' | 'flyer' | 'checklist' | 'supplier-file';

let shared: Promise<NodeCompiler> | undefined;

/** The compiler of this thread, created for the first document; it reads the fonts once. */
async function create(): Promise<NodeCompiler> {
  const fonts = await staticFonts();
  return NodeCompiler.create({
    workspace: path.resolve(TEMPLATES),
    fontArgs: [{ fontBlobs: Object.values(fonts) }],
  });
}

/** A document to typeset, and the port for the reply. */
interface Job {
  template: Template;
  /** JSON */
  data: string;
  port: MessagePort;
}
export type Reply = { pdf: Uint8Array } | { error: string };

parentPort?.on('message', async ({ template, data, port }: Job) => {
  port.postMessage(
    await typeset(template, data).catch(({ message }: Error): Reply => ({ error: message })),
  );
  port.close();
});

async function typeset(template: Template, data: string): Promise<Reply> {
  shared ??= create();
  return { pdf: compile(await shared, template, data) };
}

function compile(compiler: NodeCompiler, template: Template, data: string): Uint8Array {
  const source = { mainFileContent: `#include "${template}.typ"`, inputs: { data } };
  try {
    // Compiled and exported in one step: a document compiled separately is never freed, and a
    // thousand of them fill the memory.
    return compiler.pdf(source, { pdfStandard: STANDARD });
  } catch (error) {
    const said = explain(compiler, source) ?? standardSays((error as Error).message);
    // As in a browser, a character missing from every font is shown as a box.
    const [, missing] = NOT_DISPLAYED.exec(said) ?? [];
    if (missing && data.includes(missing))
      return compile(compiler, template, data.replaceAll(missing, BOX));
    throw new Error(`${template}.typ: ${said}`);
  } finally {
    compiler.evictCache(MAX_AGE);
  }
}

interface Diagnostic {
  message?: string;
  path?: string;
  range?: { start?: { line?: number } } | null;
}

/** The compiler's messages, with template and line. */
function explain(
  compiler: NodeCompiler,
  source: { mainFileContent: string; inputs: Record<string, string> },
): string | undefined {
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

/** Violations of the PDF standard, extracted from the compiler's messages. */
const standardSays = (message: string): string =>
  /message: "((?:\\.|[^"\\])*)"/.exec(message)?.[1]?.replace(/\\(.)/g, '$1') ?? message;
