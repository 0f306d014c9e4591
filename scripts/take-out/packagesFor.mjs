import path from 'node:path';
import { entriesOf } from '../../build-preset/library/entries.mjs';
import { PACKAGES } from '../setup/packages.mjs';
import { ROOT, SetupError } from '../setup/step.mjs';

const manifests = new Map(PACKAGES.map((manifest) => [manifest.name, manifest]));

/**
 * The packages of the monorepo that an area needs elsewhere: what it declares, what these ship on, and the preset. One that
 * is built for nobody else is told in a sentence.
 */
export function packagesFor(area) {
  const needed = new Set();
  const need = (name, by) => {
    if (needed.has(name) || !manifests.has(name)) return;
    if (name !== 'build-preset' && entriesOf(path.join(ROOT, name)).length === 0)
      throw new SetupError(
        `${area} cannot leave as it is: ${by} needs ${name}, which is built for no other package.`,
      );
    needed.add(name);
    for (const next of Object.keys(manifests.get(name).dependencies ?? {})) need(next, name);
  };
  const { dependencies = {}, devDependencies = {} } = manifests.get(area);
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) need(name, area);
  return [...needed];
}
