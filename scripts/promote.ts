import path from 'node:path';
import { promoteVerb } from './release/promoteVerb';

/** `npm run promote`: makes a release of a remote live, for a share of the browsers or for all. */
process.exitCode = await promoteVerb({
  args: process.argv.slice(2),
  env: process.env,
  house: path.resolve(import.meta.dirname, '..'),
  output: process.stdout,
  messages: process.stderr,
});
