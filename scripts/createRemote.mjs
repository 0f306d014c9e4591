import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteFiles } from './create-remote/remoteFiles.mjs';
import { parsedArguments } from './setup/arguments.mjs';
import { checkNodeVersion } from './setup/nodeVersion.mjs';
import { REMOTES } from './setup/packages.mjs';
import { main, ROOT, SetupError } from './setup/step.mjs';

const USAGE = 'npm run create-remote -- mf-NAME';
const NAME = /^mf-([a-z]+(?:-[a-z]+)*)$/;

/** Addresses below which the shell has pages of its own, and what is no page. */
const OF_THE_SHELL = [
  ...['about', 'account', 'api', 'embed', 'forgot-password', 'help', 'home', 'login'],
  ...['privacy', 'remotes', 'sign-up', 'terms'],
];

/** Makes a remote that is built, tested and shown at once. Nothing but its own folder is written. */
await main(async () => {
  checkNodeVersion();
  const { name, id } = readTyped();
  const folder = path.join(ROOT, name);
  const model = JSON.parse(
    await readFile(path.join(ROOT, REMOTES[0].package, 'package.json'), 'utf8'),
  );
  const files = remoteFiles({
    ...{ name, id, model },
    port: 1 + Math.max(...REMOTES.map(({ port }) => port)),
    order: 10 + Math.max(0, ...REMOTES.map(({ nav }) => nav?.order ?? 0)),
  });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text, { flag: 'wx' });
  }
  process.stdout.write(
    `${name} is there: ${String(Object.keys(files).length)} files. Its page is /${id}, for whoever has a year to work on.\n\n` +
      `  npm start                            shows it with everything else\n` +
      `  npm run verify -- ${name}      its types, lint and tests\n` +
      `  npm run release -- ${name}     its first release\n\n` +
      `Say who owns it (remote.owner in its package.json).\n`,
  );
});

function readTyped() {
  const { positionals } = parsedArguments(USAGE);
  const [name] = positionals;
  if (name === undefined || positionals.length > 1)
    throw new SetupError(`Which one remote? Usage: ${USAGE}`);
  const [, id] = NAME.exec(name) ?? [];
  if (id === undefined)
    throw new SetupError(
      `'${name}' is no name of a remote: mf- and small letters, words parted by hyphens. Usage: ${USAGE}`,
    );
  if (existsSync(path.join(ROOT, name)))
    throw new SetupError(`${name} is there already. Usage: ${USAGE}`);
  const owner = REMOTES.find((one) => one.id === id || one.paths.includes(`/${id}`));
  if (owner !== undefined || OF_THE_SHELL.includes(id))
    throw new SetupError(
      `/${id} belongs to ${owner?.package ?? 'the shell'}: choose another name. Usage: ${USAGE}`,
    );
  return { name, id };
}
