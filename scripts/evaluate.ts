import { EvaluateError, runEvaluate } from './evaluate/runEvaluate';

/** `npm run evaluate`: import reading and engine headless, without a server. */
try {
  await runEvaluate(process.argv.slice(2));
} catch (failure) {
  if (!(failure instanceof EvaluateError)) throw failure;
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = 1;
}
