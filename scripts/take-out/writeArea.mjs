import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PACKAGES } from '../setup/packages.mjs';
import { ROOT, run } from '../setup/step.mjs';

/** Packed packages stand beside the area's sources, for whoever has no registry that holds them. */
const PACKS = 'packs';
const LEFT_BEHIND = new Set(['node_modules', 'dist', 'dist-dev', '.cache', '.nx']);

/** Copies the sources of an area, and packs what it needs. Its package.json then names the packed files. */
export async function writeArea(area, needed, folder) {
  const home = path.join(ROOT, area);
  await cp(home, folder, {
    recursive: true,
    filter: (file) => !LEFT_BEHIND.has(path.basename(file)) || file === home,
  });
  await mkdir(path.join(folder, PACKS));
  const files = new Map();
  for (const name of needed) files.set(name, `file:${PACKS}/${await pack(name, folder)}`);
  const manifest = PACKAGES.find(({ name }) => name === area);
  await writeFile(
    path.join(folder, 'package.json'),
    `${JSON.stringify(fromFiles(manifest, files), null, 2)}\n`,
  );
}

/** The name of the file that npm makes of a package, which is built already. */
async function pack(name, folder) {
  const destination = ['--pack-destination', path.join(folder, PACKS)];
  const said = await run('npm', ['pack', '--json', '--ignore-scripts', ...destination], {
    cwd: path.join(ROOT, name),
  });
  const [{ filename }] = JSON.parse(said.slice(said.indexOf('[\n')));
  return filename;
}

/** What only other packages need of them is named too: no registry has it. */
function fromFiles(manifest, files) {
  const declared = ({ ...names }) =>
    Object.fromEntries(
      Object.entries(names).map(([name, range]) => [name, files.get(name) ?? range]),
    );
  const dependencies = declared(manifest.dependencies);
  const undeclared = [...files].filter(([name]) => dependencies[name] === undefined);
  return {
    ...manifest,
    nx: undefined,
    dependencies,
    devDependencies: { ...declared(manifest.devDependencies), ...Object.fromEntries(undeclared) },
  };
}
