import path from 'node:path';
import { releaseAll } from './release/all/releaseAll';
import { RELEASE_USAGE, releaseVerb } from './release/releaseVerb';

/** `npm run release`: puts a remote where browsers can be given it; with `all`, writes what production runs. */
const [name, ...args] = process.argv.slice(2);
if (name === 'all') {
  const ended = await releaseAll(args, (line) => process.stdout.write(line));
  if (!ended.ok) {
    process.stderr.write(`${ended.error}\n${RELEASE_USAGE}\n`);
    process.exitCode = 1;
  }
} else {
  process.exitCode = await releaseVerb({
    args: process.argv.slice(2),
    env: process.env,
    house: path.resolve(import.meta.dirname, '..'),
    output: process.stdout,
    messages: process.stderr,
  });
}
