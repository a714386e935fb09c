import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * The arguments of a command. With an option that it doesn't have, it ends with Node's sentence for
 * that and exit code 2, without a stack.
 */
export function parseArguments<T extends ParseArgsConfig>(
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
