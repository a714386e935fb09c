import { siteEnv } from '../config/site-env.ts';

/**
 * Computes a function's result once per build, however many pages need it; in development each
 * time, because files change.
 */
export function memoizeInBuild<Result>(compute: () => Result): () => Result {
  let known: { result: Result } | undefined;
  return () => {
    if (siteEnv() === 'dev') return compute();
    known ??= { result: compute() };
    return known.result;
  };
}
