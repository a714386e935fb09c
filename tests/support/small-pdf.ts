import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const compiler = NodeCompiler.create();

/**
 * A PDF with one line of text on each page. @param author stored in its metadata, which no reader
 * sees @param target of a link on each page
 */
export function pdf(pages: readonly string[], author = 'A', target = ''): Uint8Array {
  const lines = pages.map((text) => (target ? `#link("${target}")[${text}]` : text));
  const head = `#set page(width: 300pt, height: 200pt)\n#set document(author: "${author}")`;
  return compiler.pdf({ mainFileContent: `${head}\n${lines.join('\n#pagebreak()\n')}` });
}
