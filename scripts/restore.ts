import { restoreVerb } from './backup/restoreVerb';

/** `npm run restore`: a backup in the place of what the data folder holds. */
process.exitCode = await restoreVerb({
  args: process.argv.slice(2),
  env: process.env,
  output: process.stdout,
  messages: process.stderr,
});
