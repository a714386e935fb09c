import { siteEnv } from '../config/site-env.ts';

/** A function whose result is computed once in a build, where every page may ask for it; in development each time, since files change. */
export function onceABuild<Result>(compute: () => Result): () => Result {
  let known: { result: Result } | undefined;
  return () => {
    if (siteEnv() === 'dev') return compute();
    known ??= { result: compute() };
    return known.result;
  };
}
