import { importVerb } from './import/importVerb';

/** `npm run import`: an import as in the browser, for a nightly job. Ctrl-C cancels it; a second one leaves at once. */
const cancelling = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (cancelling.signal.aborted) process.exit(1);
    cancelling.abort();
  });

process.exitCode = await importVerb({
  args: process.argv.slice(2),
  env: process.env,
  cancelled: cancelling.signal,
  output: process.stdout,
  messages: process.stderr,
});
