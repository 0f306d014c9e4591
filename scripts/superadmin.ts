import { superadminVerb } from './superadmin/superadminVerb';

/** `npm run superadmin`: how a fresh installation gets its first superadmin. */
process.exitCode = await superadminVerb({
  args: process.argv.slice(2),
  env: process.env,
  output: process.stdout,
  messages: process.stderr,
});
