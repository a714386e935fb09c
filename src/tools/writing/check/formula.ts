/** Why a formula can't be typeset; nothing if it can. */
type FormulaChecker = (math: string) => string | undefined;

/** Loaded when a calculation has a formula. */
async function load(): Promise<FormulaChecker> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const compiler = NodeCompiler.create();
  const mainFileContent = '#eval(sys.inputs.math, mode: "math")';
  return (math) => {
    const trouble = compiler.compile({ mainFileContent, inputs: { math } }).takeError();
    const [first] = trouble ? compiler.fetchDiagnostics(trouble) : [];
    // Its hints are about code.
    return first?.message.replace(/, hints: .*/s, '');
  };
}
let loading: ReturnType<typeof load> | undefined;

export function formulaChecker(): Promise<FormulaChecker> {
  loading ??= load();
  return loading;
}
