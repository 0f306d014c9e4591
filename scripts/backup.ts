import { backupVerb } from './backup/backupVerb';

/** `npm run backup`: one moment of the data folder in a file, whether the product is running or not. */
process.exitCode = await backupVerb({
  args: process.argv.slice(2),
  env: process.env,
  output: process.stdout,
  messages: process.stderr,
});
