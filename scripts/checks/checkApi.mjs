/**
 * Holds each library's public names to the report that is committed beside its package.json. What is public may change
 * only with the version: others have built against the one before.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import house from '../../build-preset/house.cjs';
import { entriesOf } from '../../build-preset/library/entries.mjs';
import { readArguments } from '../setup/arguments.mjs';
import { main, ROOT, SetupError } from '../setup/step.mjs';
import { publicNames } from './api/publicNames.mjs';

const REPORT = 'public-names.txt';

await main(() => {
  const { root = ROOT, write = false } = readArguments({
    usage: 'npm run check:api [-- --write]',
    options: { root: { type: 'string' }, write: { type: 'boolean' } },
  }).values;
  const faults = librariesOf(path.resolve(root)).flatMap((library) => faultsOf(library, write));
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (faults.length > 0) throw new SetupError(`${String(faults.length)} to mend.`);
});

/** The packages whose sources others import. */
function librariesOf(root) {
  return house.workspacesOf(root).flatMap((name) => {
    const folder = path.join(root, name);
    // What stands behind a pattern are fixtures of journeys, whose names are as many as what a page shows.
    const entries = entriesOf(folder).filter(({ pattern }) => pattern === undefined);
    return entries.length === 0 ? [] : [{ name, folder, entries }];
  });
}

function faultsOf({ name, folder, entries }, write) {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = path.join(folder, REPORT);
  const now = entries.flatMap(({ subpath, source }) =>
    publicNames(path.join(folder, source)).map((exported) => `${subpath} ${exported}`),
  );
  const report = [version, ...now, ''].join('\n');
  const [known, ...before] = existsSync(file)
    ? readFileSync(file, 'utf8').trimEnd().split('\n')
    : [];
  const changes = [
    ...now.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
    ...before.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
  ];
  if (changes.length > 0 && known === version)
    return [
      `${name}: its public names changed and its version, ${version}, did not. Raise it, then run npm run check:api -- --write.\n  ${changes.join('\n  ')}`,
    ];
  if (write) writeFileSync(file, report);
  else if (changes.length > 0 || known !== version)
    return [`${name}/${REPORT} is not of version ${version}. Run npm run check:api -- --write.`];
  return [];
}
