import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { nearest } from '../../../lib/nearest.ts';
import type { Advice } from '../model/problem.ts';
import { cacheOf } from './cache.ts';

/** Typst names that writers use, for suggestions. */
const NAMES =
  'alpha beta gamma delta epsilon zeta eta theta kappa lambda mu nu xi pi rho sigma tau phi chi psi omega Gamma Delta Theta Lambda Pi Sigma Phi Psi Omega integral sum product sqrt root frac dif diff dot times approx prop infinity ln log exp sin cos tan max min abs overline hat degree'.split(
    ' ',
  );

/** Results are cached: the compiler takes a fifth of a second for the formulae of all papers. */
const remembered = cacheOf<Advice | null>('formulae', import.meta.filename);
let shared: NodeCompiler | undefined;

/** Why a formula in Typst's notation can't be typeset, if it can't: asks the compiler itself, once per formula. */
export async function formulaProblem(formula: string): Promise<Advice | undefined> {
  const problem = await remembered.get(formula, async () => {
    const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
    shared ??= NodeCompiler.create({ workspace: process.cwd() });
    return problemOf(shared, formula) ?? null;
  });
  return problem ?? undefined;
}

/** Saves the results for the next run. */
export const saveFormulae = () => remembered.save();

function problemOf(compiler: NodeCompiler, formula: string): Advice | undefined {
  const source = { mainFileContent: '#eval(sys.inputs.at("formula"), mode: "math")', inputs: { formula } };
  const trouble = compiler.compile(source).takeError();
  if (!trouble) return undefined;
  const [{ message = '' } = {}] = compiler.fetchDiagnostics(trouble) as { message?: string }[];
  const [, name] = /^unknown variable: ([^\s,]+)/.exec(message) ?? [];
  if (name === undefined) {
    const [said = message] = message.split(', hints:');
    return [`The equation can’t be typeset: ${said}.`, SAID[said] ?? 'Compare it with the equations of the other papers.'];
  }
  const meant = nearest(name, NAMES);
  return [
    `The equation contains the unknown name “${name}”.`,
    `${meant ? `Did you mean ${meant}? ` : ''}Put a word, or an index of several letters, in quotation marks: "${name}"`,
  ];
}

/** Repairs, by the compiler's message. */
const SAID: Record<string, string> = {
  'unclosed string': 'Put a " at the end of the word.',
  'unclosed delimiter': 'Add the missing bracket.',
  'expected expression': 'Something is missing after _, ^ or /: add it.',
  'unknown symbol modifier': 'Take the full stop and what follows it out of the symbol.',
};
