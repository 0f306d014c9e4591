const { createHash } = require('node:crypto');
const path = require('node:path');
const { SOURCE_CONDITIONS } = require('../house.cjs');

/**
 * Builds a source of a directory as a module of its own, beside all that webpack makes: `{ entry, files }`, the name of
 * its file and the contents of all files by their names, source maps among them. What it imports when it needs it is in
 * files of its own. `folder` is where they will lie.
 */
async function moduleInParts({ directory, source, folder }) {
  const [{ build }, { engines }] = await Promise.all([
    import('esbuild'),
    import('../library/engines.mjs'),
  ]);
  const { outputFiles } = await build({
    absWorkingDir: directory,
    entryPoints: [source],
    bundle: true,
    minify: true,
    write: false,
    outdir: folder,
    sourcemap: 'external',
    format: 'esm',
    splitting: true,
    conditions: [...SOURCE_CONDITIONS],
    target: engines('staff'),
  });
  const { name } = path.parse(source);
  const built = new Map(outputFiles.map((file) => [path.basename(file.path), file.text]));
  const scripts = [...built.keys()].filter((file) => file.endsWith('.js'));
  // One hash for all: they name one another, in circles.
  const hash = hashOf(scripts.map((script) => built.get(script)).join(''));
  const nameOf = (script) => [...new Set([name, path.parse(script).name]), hash, 'js'].join('.');
  const files = new Map();
  for (const script of scripts) {
    const file = nameOf(script);
    const code = scripts.reduce(
      (text, other) => text.replaceAll(`"./${other}"`, `"./${nameOf(other)}"`),
      built.get(script),
    );
    files.set(file, `${code}//# sourceMappingURL=${file}.map\n`);
    files.set(`${file}.map`, built.get(`${script}.map`));
  }
  return { entry: nameOf(`${name}.js`), files };
}

/** What a file's name holds, so that it changes with the content. */
const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 10);

module.exports = { hashOf, moduleInParts };
