import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * The arguments of a command. With an option or a word too many, it ends with one sentence and exit
 * code 2, without a stack.
 * @param most number of words besides the options
 */
export function parseArguments<T extends ParseArgsConfig>(
  config: T,
  most = 0,
): ReturnType<typeof parseArgs<T>> {
  try {
    const parsed = parseArgs(config);
    const surplus = parsed.positionals.slice(most);
    if (surplus.length === 0) return parsed;
    throw new Error(
      `Too many words: ${surplus.join(' ')}. Put a text of several words in quotation marks.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
