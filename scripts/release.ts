import { releaseAll } from './release/all/releaseAll';
import { argumentFault } from './argumentFault';
import { parseArgs } from 'node:util';

const USAGE = 'Usage: npm run release -- all [--to FOLDER]';

/** `npm run release`: writes what production runs. */
const [name, ...args] = process.argv.slice(2);
const ended =
  name === 'all' ? await releaseAll(args, (line) => process.stdout.write(line)) : refused();
if (!ended.ok) {
  process.stderr.write(`${ended.error}\n${USAGE}\n`);
  process.exitCode = 1;
}

function refused(): { readonly ok: false; readonly error: string } {
  if (name === undefined) return { ok: false, error: 'What is to be released?' };
  try {
    parseArgs({ args: [name], allowPositionals: true, options: {} });
    return { ok: false, error: `There is no release of '${name}'.` };
  } catch (failure) {
    return { ok: false, error: argumentFault(failure) };
  }
}
