/**
 * Loaded by `run.mjs` before a command: where `parseArgs` refuses what was typed, says so in one sentence and ends with 2, instead of
 * with Node's stack.
 */
process.on('uncaughtExceptionMonitor', (error: NodeJS.ErrnoException) => {
  if (!error.code?.startsWith('ERR_PARSE_ARGS')) return;
  // Node goes on to explain how to pass a dash.
  const [sentence] = error.message.split(/\.\s/);
  console.error(`${sentence}. What the command takes: npm run ${process.env.npm_lifecycle_event} -- --help`);
  process.exit(2);
});
