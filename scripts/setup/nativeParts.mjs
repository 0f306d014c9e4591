import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT, run, SetupError } from './step.mjs';

const require = createRequire(path.join(ROOT, 'package.json'));

/** Packages whose native part comes as an optional dependency per platform, and how to tell that it loads. */
const PARENTS = ['@swc/core', 'esbuild', 'nx'];

/**
 * The lockfile may name only one platform's native parts. Where the part for this machine is missing,
 * exactly that package is fetched, in the version its parent asks for.
 */
export async function repairNativeParts() {
  const repaired = [];
  for (const parent of PARENTS) {
    const wanted = nativePartsOf(parent);
    if (wanted.length === 0 || wanted.some(({ name }) => isInstalled(name))) continue;
    const part = wanted[0];
    const spec = `${part.name}@${part.version}`;
    await run('npm', ['install', '--no-save', '--no-package-lock', '--loglevel=error', spec]);
    if (!isInstalled(part.name)) {
      throw new SetupError(`${parent} has no part for this machine (${spec} did not install).`);
    }
    repaired.push(spec);
  }
  return repaired;
}

/** The optional dependencies of a package that are made for this platform, the C library's own first. */
function nativePartsOf(parent) {
  const manifest = JSON.parse(readFileSync(require.resolve(`${parent}/package.json`), 'utf8'));
  const musl =
    process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
  return Object.entries(manifest.optionalDependencies ?? {})
    .map(([name, version]) => ({ name, version }))
    .filter(({ name }) => name.includes(`${process.platform}-${process.arch}`))
    .filter(({ name }) => process.platform !== 'linux' || name.endsWith('-musl') === musl);
}

function isInstalled(name) {
  try {
    require.resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}
