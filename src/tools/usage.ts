/**
 * Loaded by `run.mjs` before a command: if `parseArgs` rejects the arguments, says so in one sentence and exits with 2, instead of
 * printing Node's stack.
 */
process.on('uncaughtExceptionMonitor', (error: NodeJS.ErrnoException) => {
  if (!error.code?.startsWith('ERR_PARSE_ARGS')) return;
  // Node adds an explanation of how to pass a dash.
  const [sentence] = error.message.split(/\.\s/);
  console.error(`${sentence}. For its options: npm run ${process.env.npm_lifecycle_event} -- --help`);
  process.exit(2);
});
