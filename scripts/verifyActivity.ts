import { verifyActivityVerb } from './verify-activity/verifyActivityVerb';

/** `npm run verify-activity`: whether the log still says what it said when its days were closed. */
process.exitCode = await verifyActivityVerb({
  args: process.argv.slice(2),
  env: process.env,
  now: new Date(),
  output: process.stdout,
  messages: process.stderr,
});
