import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Advice } from '../model/problem.ts';

let compiler: Promise<NodeCompiler> | undefined;
const known = new Map<string, Advice | undefined>();

/** Why a formula in Typst's notation can't be typeset, if it can't: asks the compiler itself, once per formula. */
export async function formulaProblem(formula: string): Promise<Advice | undefined> {
  if (known.has(formula)) return known.get(formula);
  compiler ??= import('@myriaddreamin/typst-ts-node-compiler').then(({ NodeCompiler }) =>
    NodeCompiler.create({ workspace: process.cwd() }),
  );
  const problem = problemOf(await compiler, formula);
  known.set(formula, problem);
  return problem;
}

function problemOf(typst: NodeCompiler, formula: string): Advice | undefined {
  const source = { mainFileContent: '#eval(sys.inputs.at("formula"), mode: "math")', inputs: { formula } };
  const trouble = typst.compile(source).takeError();
  if (!trouble) return undefined;
  const [{ message = '' } = {}] = typst.fetchDiagnostics(trouble) as { message?: string }[];
  const [, name] = /^unknown variable: ([^\s,]+)/.exec(message) ?? [];
  return name === undefined
    ? [`The equation can’t be typeset: ${message.split(', hints:')[0]}.`, 'Compare it with the equations of the other papers.']
    : [`The equation contains the unknown name “${name}”.`, `Put a word, or an index of several letters, in quotation marks: "${name}"`];
}
