import path from 'node:path';
import { rollbackVerb } from './release/rollbackVerb';

/** `npm run rollback`: takes back what was promoted last of a remote. */
process.exitCode = await rollbackVerb({
  args: process.argv.slice(2),
  env: process.env,
  house: path.resolve(import.meta.dirname, '..'),
  output: process.stdout,
  messages: process.stderr,
});
